import { z } from 'zod'
import { slices } from './slices/index.ts'

type Slice = (typeof slices)[number]
type Half<S extends Slice['scope']> = {
  readonly [D in Extract<Slice, { scope: S }> as D['name']]: z.infer<D['schema']>
}
/**
 * Everything the product knows in one place; every screen is a reading of it. The server keeps and folds the `script`
 * half too; the `session` half lives in one browser.
 */
export type Draft = { readonly script: Half<'script'>; readonly session: Half<'session'> }
export type ScriptDraft = Draft['script']
export type SessionDraft = Draft['session']
export type ScriptSliceName = keyof ScriptDraft
export type SessionSliceName = keyof SessionDraft

const ofHalf = <T>(scope: Slice['scope'], read: (slice: Slice) => T): Record<string, T> =>
  Object.fromEntries(
    slices.filter((slice) => slice.scope === scope).map((slice) => [slice.name, read(slice)]),
  )

const shapeOf = (scope: Slice['scope']) =>
  z.strictObject(ofHalf<z.ZodType>(scope, ({ schema }) => schema))

/** The form of a whole draft. */
// the list of slices is where the type comes from
export const Draft = z.strictObject({
  script: shapeOf('script'),
  session: shapeOf('session'),
}) as unknown as z.ZodType<Draft>

// the list of slices is where the type and these values come from
const EMPTY = {
  script: ofHalf('script', ({ initial }) => initial),
  session: ofHalf('session', ({ initial }) => initial),
} as unknown as Draft

/** A draft of which nothing is known: the same one each time, since nobody writes in a draft that stands. */
export const emptyDraft = (): Draft => EMPTY
