import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { PageName } from '#schemas/analytics.ts'
import type { ChatRecord, Quote } from '#schemas/record.ts'

/** How far a stage has come, as its section is told. */
export type StageShown = {
  /** The element id of its section. */
  id: string
  ready: boolean
  percent: number
  /** The game is written: what is not there by now is not on its way. */
  over: boolean
  /** Which parts could not be made, in words; null when all could. */
  failure: string | null
  /** How many of its pieces may be shown by now, while the game is presented; else all are. */
  pieces?: number | undefined
}

/** Places a plugin may fill, and the props each place gives. */
export interface Slots {
  /** Hears of every page that is gone to. */
  'app.page': { page: PageName }
  /** What may lie over any page. */
  'app.overlay': Record<never, never>
  /** The first screen of home. */
  'home.hero': Record<never, never>
  /** What follows under it. */
  'home.section': Record<never, never>
  /** What may lie over home alone: only there is room for it. */
  'home.overlay': Record<never, never>
  /** A part of the creation screen, in order. */
  'creation.section': Record<never, never>
  /** What lies around all that is told of a game in the editor. */
  'editor.texts': { children: ReactNode }
  /** What lies around the content of the editor. */
  'editor.content': { children: ReactNode }
  /** Quiet lines above the game, about the game as a whole. */
  'editor.notice': Record<never, never>
  /** What lies around the section of a stage, which is named as its plugin is. */
  'editor.part': { stage: string; children: ReactNode }
  /** The section of a stage; it stands where its stage does. */
  'editor.section': { stage: StageShown }
  'step.failed': Record<never, never>
  /** The ways on from the number of nodes, or of tasks. */
  'contents.action': { what: 'nodes' | 'tasks' }
  /** Quiet lines under these numbers. */
  'contents.foot': Record<never, never>
  /** What is known of who tells a scene, under its text: its address, and its place in the game's wire form. */
  'editor.scene': { title: string; address: string; path: string }
  /** The same as a mark in a list of scenes. */
  'editor.scene.low': { address: string }
  /** A section of the profile page, in order. */
  'profile.section': { languagePicker: ReactNode }
  /** A mark on the tab of a stage, by the name of the stage. */
  'editor.tab': { stage: string }
  /** Small tools of the editor, at every width in its bar: undo and redo, what opens the column. */
  'editor.tool': Record<never, never>
  /** What stands in the column beside the game, each in a tab of its own. */
  'editor.aside.assistant': Record<never, never>
  'editor.aside.history': Record<never, never>
  /** What a sheet says while it is lowered, in one line. */
  'editor.aside.low': Record<never, never>
  /** What is new in the assistant's tab, as a mark on what opens it. */
  'editor.aside.news': Record<never, never>
  /** Buttons at the right of the editor's bar. */
  'editor.action': Record<never, never>
  /** What can be done with a card of the game: what it is called, and where it stands in the game's wire form. */
  'editor.card': { title: string; path: string }
  /** On the cover of the game: the way into it. */
  'editor.cover': Record<never, never>
  /** What can be done with a picture of the game. */
  'editor.picture': { title: string; path: string }
  /** What is known of the text at an address, in the line of its field. */
  'editor.text': { address: string }
  /** How a quote in the chat's box stands by now; `at` is its place there. */
  'chat.quote': { at: number; quote: Quote }
  /** Dialogs in which a game is read, as it is or as it was. */
  'editor.reading': Record<never, never>
  /** What stands at the foot of the chat's box. */
  'chat.foot': Record<never, never>
  /** What stands under a note of the chat on what was done. */
  'chat.note': { record: ChatRecord }
  /** What moves or removes a part of the game, by its address; `title` is what it is called. */
  'editor.arrange': { title: string; at: string; className?: string }
  /** What adds something at the end of the list with an address. */
  'editor.add': { to: string; className?: string }
  /** Dialogs and overlays of the editor. */
  'editor.overlay': Record<never, never>
  /** The published game with this id. */
  'play.game': { gameId: string }
}
export type SlotName = keyof Slots
/** What a view puts in a place; without an order where the place says itself what stands where. */
type Contribution<N extends SlotName> = { order?: number; component: ComponentType<Slots[N]> }
export type View = { plugin: string; slots: { [N in SlotName]?: Contribution<N> } }

export const defineView = (view: View): View => view
/** The views of a page: a page names them, so that what it does not show is not loaded. */
export const Views = createContext<readonly View[]>([])

type Placed<N extends SlotName> = { key: string } & Contribution<N>
const placed = new WeakMap<readonly View[], Map<SlotName, readonly Placed<SlotName>[]>>()

/** What some views put in a place, in order; found once for all cards of a page. */
function contributions<N extends SlotName>(views: readonly View[], name: N) {
  const found = placed.get(views) ?? new Map<SlotName, readonly Placed<SlotName>[]>()
  placed.set(views, found)
  const known = found.get(name)
  // a view's slots are keyed by their own names
  if (known !== undefined) return known as readonly Placed<N>[]
  const sorted = views
    .flatMap(({ plugin, slots }) => {
      const contribution = slots[name] as Contribution<N> | undefined
      return contribution === undefined ? [] : [{ key: plugin, ...contribution }]
    })
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
  found.set(name, sorted as unknown as readonly Placed<SlotName>[])
  return sorted
}

/** Which of some places the page's plugins fill. */
export function useFilled<N extends SlotName>(names: readonly N[]): N[] {
  const views = useContext(Views)
  return names.filter((name) => views.some(({ slots }) => slots[name] !== undefined))
}

/** Everything the page's plugins put in a place, in order; with `of` only what that plugin does. */
export function PluginSlot<N extends SlotName>({
  name,
  of,
  ...props
}: { name: N; of?: string } & Slots[N]) {
  return contributions(useContext(Views), name).map(({ key, component: Component }) =>
    of === undefined || of === key ? (
      <Component key={key} {...(props as unknown as Slots[N])} />
    ) : null,
  )
}

/** Lays what the page's plugins put in a place around its content, the first outermost. */
export function Around<N extends 'editor.texts' | 'editor.content' | 'editor.part'>({
  name,
  children,
  ...props
}: { name: N } & Slots[N]) {
  const around = contributions(useContext(Views), name)
  let content: ReactNode = children
  for (const { component: Component } of around.toReversed())
    content = <Component {...({ ...props, children: content } as unknown as Slots[N])} />
  return content
}
