import { type ReactNode, useEffect, useState } from 'react'
import type { Editor } from '#core/editor.ts'
import { EditorPromise } from '../kit/late-command.ts'
import { EditorContext } from '../kit/use-projection.ts'

let loading: Promise<Editor> | null = null

/** The one editor of this page, loaded when first asked for; a failed load can be asked for again. */
function load(): Promise<Editor> {
  loading ??= import('./load-editor.ts')
    .then(({ loadEditor }) => loadEditor())
    .catch((cause: unknown) => {
      loading = null
      throw cause
    })
  return loading
}

/** Paints what is inside at once and brings the core after the first paint. */
export function EditorGate({ children }: { children: ReactNode }) {
  const [editor, setEditor] = useState<Editor | null>(null)
  useEffect(() => {
    let here = true
    const frame = requestAnimationFrame(() => {
      // a core that cannot be fetched leaves the page readable; the next action asks for it again
      load().then(
        (loaded) => here && setEditor(loaded),
        () => undefined,
      )
    })
    return () => {
      here = false
      cancelAnimationFrame(frame)
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
