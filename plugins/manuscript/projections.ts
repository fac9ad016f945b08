import { projection } from '#plugins/kit.ts'
import { chaptersOfNodes } from '#plugins/nodes/projections.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { chapters } from '#plugins/story/projections.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import type { Draft } from '#schemas/draft.ts'

/** A scene as it is read while its chapter is written. */
export type ManuscriptScene = {
  /** The node it is, or will be. */
  nodeId: number
  text: string
  /** Who speaks; null: the narrator, or nobody who is known. */
  speaker: string | null
  /** `growing` while it is written; `again` where what was written of it is taken back. */
  state: 'told' | 'growing' | 'again'
}
/** The chapter that is being written, as far as it is there. */
export type ShownManuscript = {
  chapterKey: string
  title: string
  scenes: readonly ManuscriptScene[]
}

/** A scene was seen growing since the game was opened. */
export const isManuscriptThere = ({ session: { manuscript } }: Draft): boolean =>
  manuscript.chapterKey !== null

/** The scenes of the chapter that is being written, and last of them the one that grows; null while none was seen growing. */
export const shownManuscript = projection(
  'manuscript.shown',
  (draft) =>
    [draft.session.manuscript, chaptersOfNodes(draft), chapters(draft), cast(draft)] as const,
  ({ chapterKey, growing }, told, outlined, members): ShownManuscript | null => {
    if (chapterKey === null) return null
    const nameOf = (id: number) => members.find((one) => one.id === id)?.name ?? null
    const scenes = (told.find(({ key }) => key === chapterKey)?.nodes ?? []).map(
      ({ id, content, speaker }): ManuscriptScene => ({
        nodeId: id,
        text: content,
        speaker: nameOf(speaker),
        state: 'told',
      }),
    )
    if (growing !== null)
      scenes.push({
        nodeId: growing.nodeId,
        text: growing.text,
        speaker: nameOf(growing.speaker),
        state: growing.text === '' ? 'again' : 'growing',
      })
    const title = outlined.find(({ id }) => chapterKeyOf(id) === chapterKey)?.title ?? ''
    return { chapterKey, title, scenes }
  },
)

/** The chapter in which a scene was last seen growing, by its place in the outline from 1, and whether one grows now; 0 where none did. */
export const chapterInHand = projection(
  'manuscript.chapter',
  (draft) => [draft.session.manuscript, chapters(draft)] as const,
  ({ chapterKey, growing }, outlined) => ({
    place: outlined.findIndex(({ id }) => chapterKeyOf(id) === chapterKey) + 1,
    isGrowing: growing !== null,
  }),
)
