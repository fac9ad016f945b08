import type { ReactNode } from 'react'

/** A button in a line under a text; pressing it does not take the focus from the field. */
export function SmallButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="min-h-8 rounded-mark border-0 bg-transparent px-1.5 py-0.5 text-xs font-semibold text-lamp underline-offset-3 hover:underline pointer-coarse:min-h-11 pointer-coarse:px-2.5"
    >
      {children}
    </button>
  )
}

/** The type of the interface inside a text of the game. */
export const PLAIN_TYPE =
  'font-sans font-normal tracking-normal normal-case not-italic whitespace-normal text-left'
