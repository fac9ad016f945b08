import { useContext } from 'react'
import { useParams } from 'react-router-dom'
import { PublicGame } from '#plugins/playing/view.tsx'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { PageComing } from '../app/guard.tsx'

/** `/play/:id`: the published game, for anyone. */
export function Page() {
  const { id = '' } = useParams()
  if (useContext(EditorContext) === null) return <PageComing />
  return <PublicGame key={id} gameId={id} />
}
