import { z } from 'zod'

/** An identifier as the wire gives it: some servers count, some name. */
export const Id = z.union([z.number(), z.string().min(1)])
export type Id = z.infer<typeof Id>

/** The id of a script in a call. */
export const ScriptId = z.string().min(1).max(64)
