import { defineView, type Slots } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { Changes } from './changes.tsx'
import { HowChanges } from './how-changes.tsx'
import { ChangesInPlace } from './in-place.tsx'
import { type ShownChange, shownChanges } from './projections.ts'

const NONE: readonly ShownChange[] = []

/** Under the note on a revision: what it changed, each to be kept, given back or written anew; decided it is one line. */
function NoteChanges({ record }: Slots['chat.note']) {
  const changes = useProjection((draft) => shownChanges(draft).get(record.id)) ?? NONE
  return changes.length === 0 ? null : <Changes recordId={record.id} changes={changes} />
}

export const decidingView = defineView({
  plugin: 'deciding',
  slots: {
    'editor.texts': { order: 1, component: ChangesInPlace },
    'chat.note': { component: NoteChanges },
    'chat.foot': { component: HowChanges },
  },
})
