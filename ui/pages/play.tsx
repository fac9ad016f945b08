import { useParams } from 'react-router-dom'
import { PublicGame } from '#plugins/playing/view.tsx'

/** `/play/:gameId`: the published game, for anyone. */
export function PlayPage() {
  const { gameId = '' } = useParams()
  return <PublicGame key={gameId} gameId={gameId} />
}
