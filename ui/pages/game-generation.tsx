import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { elements } from '#plugins/basics/projections.ts'
import { basicsView } from '#plugins/basics/view.tsx'
import { LiveNotice, WhenFound } from '#plugins/live/view.tsx'
import { nodesView } from '#plugins/nodes/view.tsx'
import { npcsView } from '#plugins/npcs/view.tsx'
import { playerView } from '#plugins/player/view.tsx'
import { previewView } from '#plugins/preview/view.tsx'
import { publishingView } from '#plugins/publishing/view.tsx'
import { retryingView } from '#plugins/retrying/view.tsx'
import { openScript, refuseEmptyId } from '#plugins/script/commands.ts'
import { EditorBar, PlaceInLine } from '#plugins/steps/view.tsx'
import { storyView } from '#plugins/story/view.tsx'
import { tasksView } from '#plugins/tasks/view.tsx'
import { UnderUpdates } from '#plugins/updates/view.tsx'
import { DocumentTitle } from '#ui/kit/document-title.tsx'
import { Slot, Views } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'

const VIEWS = [
  basicsView,
  playerView,
  npcsView,
  storyView,
  tasksView,
  nodesView,
  publishingView,
  previewView,
  retryingView,
]
/** Where the start of a generation leaves the id of its script. */
const SCRIPT_ID_KEY = 'script_id'

/** The generation screen: a game as it is written, and whole. */
export function Page() {
  const search = new URLSearchParams(useLocation().search)
  const { ports } = useEditor()
  const run = useCommand()
  const asked = search.get('id')?.trim()
  const scriptId = asked || ports.storage.read(SCRIPT_ID_KEY) || ''
  const emptyId = asked === '' && scriptId === ''
  useEffect(() => {
    if (scriptId !== '') run(openScript, { scriptId })
  }, [scriptId, run])
  useEffect(() => {
    if (emptyId) run(refuseEmptyId)
  }, [emptyId, run])
  // another game begins at its top, with nothing open (G20)
  useEffect(() => {
    if (scriptId !== '') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [scriptId])
  if (scriptId === '') return <Navigate to="/games" replace />
  return (
    <Views key={scriptId} value={VIEWS}>
      <div className="page-night min-h-dvh pt-15">
        <WhenFound>
          <GameNamed />
          <EditorBar />
          <UnderUpdates className="mx-auto max-w-304 px-4 pt-2 pb-32 md:px-7">
            <LiveNotice />
            <PlaceInLine />
            <Slot name="editor.section" />
          </UnderUpdates>
          {/* words that are still on their way must not take the page, and its focus, away */}
          <Suspense fallback={null}>
            <Slot name="editor.overlay" />
          </Suspense>
        </WhenFound>
      </div>
    </Views>
  )
}

/** The window is called as the game is: which of several it is can be told from its tab. */
function GameNamed() {
  const { title } = useProjection(elements)
  return <DocumentTitle title={title} />
}
