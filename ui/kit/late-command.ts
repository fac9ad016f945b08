import { createContext, useCallback, useContext } from 'react'
import type { Command, Editor, Refusal } from '#plugins/kit.ts'

/** Answers with the editor once the core is loaded; asking for it is what loads it. */
export const EditorPromise = createContext<() => Promise<Editor>>(() =>
  Promise.reject(new Error('this component needs <EditorPromise> around it')),
)

/** Runs commands on a page that paints before the core is there. */
export function useLateCommand() {
  const load = useContext(EditorPromise)
  return useCallback(
    async <A>(command: Command<A>, ...args: A extends void ? [] : [A]): Promise<Refusal | null> => {
      const editor = await load()
      return editor.run(command, ...args)
    },
    [load],
  )
}
