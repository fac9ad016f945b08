import { type ReactNode, useEffect, useState } from 'react'
import type { Editor } from '#plugins/kit.ts'
import { nextTask, whenIdle } from '../adapters/frames.ts'
import { EditorPromise } from '../kit/late-command.ts'
import { EditorContext } from '../kit/use-projection.ts'

let loading: Promise<Editor> | null = null

/** The one editor of this page, loaded when first asked for; a failed load can be asked for again. */
function load(): Promise<Editor> {
  loading ??= fetchEditor().catch((cause: unknown) => {
    loading = null
    throw cause
  })
  return loading
}

/** What it is made of, lowest first; the page names these files so that they are fetched together. */
const PARTS = [
  () => import('#schemas/language.ts'),
  () => import('#schemas/draft.ts'),
  () => import('#schemas/events/index.ts'),
  () => import('#schemas/api.ts'),
  () => import('#plugins/editor.ts'),
  () => import('#plugins/index.ts'),
]

const isPainted = (): boolean => document.querySelector('template#core') !== null

function nextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}

/** Each part begins in a task of its own, so that the page answers in between. */
async function fetchEditor(): Promise<Editor> {
  // the rules of all other screens: the painted home does without, and reading them takes its time
  document.querySelector('link[media="not all"]')?.removeAttribute('media')
  const ahead = document.querySelector<HTMLTemplateElement>('template#core')
  if (ahead !== null) document.head.append(ahead.content)
  for (const part of PARTS) {
    await part()
    await nextTask()
  }
  const { loadEditor } = await import('./load-editor.ts')
  await nextTask()
  return loadEditor()
}

/** Paints what is inside at once and brings the core after the first paint. */
export function EditorGate({ children }: { children: ReactNode }) {
  const [editor, setEditor] = useState<Editor | null>(null)
  useEffect(() => {
    let here = true
    const bring = () => {
      // a core that cannot be fetched leaves the page readable; the next action asks for it again
      load().then(
        (loaded) => here && setEditor(loaded),
        () => undefined,
      )
    }
    // a painted home answers first; every other screen waits for the core
    const callOff = isPainted() ? whenIdle(bring) : nextFrame(bring)
    return () => {
      here = false
      callOff()
    }
  }, [])
  const loadAndShow = async () => {
    const loaded = await load()
    setEditor(loaded)
    return loaded
  }
  return (
    <EditorPromise value={loadAndShow}>
      <EditorContext value={editor}>{children}</EditorContext>
    </EditorPromise>
  )
}
