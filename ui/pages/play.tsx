import { useContext } from 'react'
import { useParams } from 'react-router-dom'
import { PluginSlot, Views } from '#ui/kit/slots.tsx'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { PLAY_VIEWS } from '#ui/views/play-views.tsx'
import { PageComing } from '../app/require-sign-in.tsx'

/** `/play/:id`: the published game, for anyone. */
export function Page() {
  const { id = '' } = useParams()
  if (useContext(EditorContext) === null) return <PageComing />
  return (
    <Views key={id} value={PLAY_VIEWS}>
      <PluginSlot name="play.game" gameId={id} />
    </Views>
  )
}
