import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Command, Editor, Refusal } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'

/** The editor of this page; null while the core is still being loaded (the home route paints without it). */
export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('this component needs <EditorContext> with a loaded editor')
  return editor
}

/** A living reading of the draft. `read` must answer the same object for the same draft. */
export function useProjection<T>(read: (draft: Draft) => T): T {
  const { bus } = useEditor()
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = bus.draft$.subscribe(notify)
      return () => subscription.unsubscribe()
    },
    [bus],
  )
  const reading = () => read(bus.draft$.value)
  // rendered without a browser it reads the same
  return useSyncExternalStore(subscribe, reading, reading)
}

/** Runs commands; answers the refusal, or null when the facts went to the bus. */
export function useCommand() {
  const editor = useEditor()
  return useCallback(
    <A>(command: Command<A>, ...args: A extends void ? [] : [A]): Refusal | null =>
      editor.run(command, ...args),
    [editor],
  )
}

/** Why a command would be refused now, else null: a button's `disabled` and its action cannot disagree. */
export function useRefusal<A>(command: Command<A>, args: A): string | null {
  return useProjection((draft) => {
    const answer = command(draft, args)
    return 'refused' in answer ? answer.refused : null
  })
}

/** Starts flows. One goes on when its page or dialog is left: what was asked of the world is answered. */
export function useFlow() {
  const editor = useEditor()
  return useCallback<Editor['start']>((flow, ...args) => editor.start(flow, ...args), [editor])
}
