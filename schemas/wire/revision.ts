import { BuildStep } from '../arrangement.ts'
import { Revision, RevisionAuthor } from '../revision.ts'
import { listIn, numberIn, objectIn, textIn, type Wire } from './read.ts'

const textsIn = (value: unknown): string[] =>
  listIn(value).filter((one): one is string => typeof one === 'string')

/** A revision as the end of its frames tells it (addition). */
export const encodeRevision = (revision: Revision): Wire => ({
  id: revision.id,
  author: revision.author,
  label: revision.label,
  base_version: revision.baseVersion,
  scope: revision.scope,
  changed: revision.changed,
  ...(revision.made === undefined ? {} : { made: revision.made }),
  ...(revision.undoes === undefined ? {} : { undoes: revision.undoes }),
  ...(revision.redoes === undefined ? {} : { redoes: revision.redoes }),
  ...(revision.restores === undefined ? {} : { restores: revision.restores }),
  ...(revision.regenerates === undefined ? {} : { regenerates: revision.regenerates }),
  ...(revision.recordId === undefined ? {} : { record_id: revision.recordId }),
})

/** Undefined where a server tells none, or none that can be read. */
export function decodeRevision(value: unknown): Revision | undefined {
  const raw = objectIn(value)
  if (raw === undefined) return undefined
  const author = RevisionAuthor.safeParse(raw.author)
  const recordId = textIn(raw, 'record_id')
  const regenerates = textIn(raw, 'regenerates')
  const known = {
    id: textIn(raw, 'id'),
    author: author.data,
    label: textIn(raw, 'label'),
    baseVersion: numberIn(raw, 'base_version') ?? 0,
    scope: Array.isArray(raw.scope) ? textsIn(raw.scope) : null,
    changed: textsIn(raw.changed),
    made: BuildStep.safeParse(raw.made).data,
    undoes: numberIn(raw, 'undoes'),
    redoes: numberIn(raw, 'redoes'),
    restores: numberIn(raw, 'restores'),
    regenerates: regenerates === '' ? undefined : regenerates,
    recordId: recordId === '' ? undefined : recordId,
  }
  // a name without a value is as if it were not there
  return Revision.safeParse(JSON.parse(JSON.stringify(known))).data
}
