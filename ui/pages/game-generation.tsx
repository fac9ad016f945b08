import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { elements } from '#plugins/basics/projections.ts'
import { LiveNotice, WhenFound } from '#plugins/live/view.tsx'
import { openScript, refuseEmptyId } from '#plugins/script/commands.ts'
import { StageSections } from '#plugins/steps/sections.tsx'
import { ShowAllNow } from '#plugins/steps/show-all-now.tsx'
import { EditorBar, PlaceInLine } from '#plugins/steps/view.tsx'
import { DocumentTitle } from '#ui/kit/document-title.tsx'
import { EditorWordsOnce } from '#ui/kit/editor-words.tsx'
import { Around, PluginSlot, type View, Views } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { EDITOR_VIEWS } from '#ui/views/editor-views.tsx'

/** Where the start of a generation leaves the id of its script. */
const SCRIPT_ID_KEY = 'script_id'

/** The generation screen: a game as it is written, and whole. */
export function Page({ views = EDITOR_VIEWS }: { views?: readonly View[] }) {
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
  // another game begins at its top, with nothing open
  useEffect(() => {
    if (scriptId !== '') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [scriptId])
  if (scriptId === '') return <Navigate to="/games" replace />
  return (
    <Views key={scriptId} value={views}>
      <div className="page-night min-h-dvh pt-15">
        <WhenFound>
          <GameNamed />
          <EditorBar />
          <EditorWordsOnce>
            <Around name="editor.texts">
              <Around name="editor.content">
                <div className="mx-auto max-w-304 px-4 pt-2 pb-32 md:px-7">
                  <LiveNotice />
                  <PluginSlot name="editor.notice" />
                  <PlaceInLine />
                  <ShowAllNow />
                  <StageSections />
                </div>
              </Around>
              {/* words that are still on their way must not take the page, and its focus, away */}
              <Suspense fallback={null}>
                <PluginSlot name="editor.reading" />
                <PluginSlot name="editor.overlay" />
              </Suspense>
            </Around>
          </EditorWordsOnce>
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
