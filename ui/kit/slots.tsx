import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** Places a plugin may fill, and the props each place gives. */
export interface Slots {
  /** The first screen of home. */
  'home.hero': Record<never, never>
  /** What follows under it. */
  'home.section': Record<never, never>
  /** A part of the creation screen, in order. */
  'creation.section': Record<never, never>
  /** A section of the editor: one of the five steps. */
  'editor.section': Record<never, never>
  'step.failed': Record<never, never>
  /** A section of the profile page, in order. */
  'profile.section': { languagePicker: ReactNode }
  /** Buttons at the right of the editor's bar. */
  'editor.action': Record<never, never>
  /** Dialogs and overlays of the editor. */
  'editor.overlay': Record<never, never>
}
export type SlotName = keyof Slots
type Contribution<N extends SlotName> = { order: number; component: ComponentType<Slots[N]> }
export type View = { plugin: string; slots: { [N in SlotName]?: Contribution<N> } }

export const defineView = (view: View): View => view
/** The views of a page: a page names them, so that what it does not show is not loaded. */
export const Views = createContext<readonly View[]>([])

/** Everything the page's plugins put in a place, in order. */
export function Slot<N extends SlotName>({ name, ...props }: { name: N } & Slots[N]) {
  const found = useContext(Views).flatMap((view) => {
    // a view's slots are keyed by their own names
    const contribution = view.slots[name] as Contribution<N> | undefined
    return contribution ? [{ key: view.plugin, ...contribution }] : []
  })
  return found
    .sort((a, b) => a.order - b.order)
    .map(({ key, component: Component }) => (
      <Component key={key} {...(props as unknown as Slots[N])} />
    ))
}
