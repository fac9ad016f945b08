import { z } from 'zod'

/** The fields of a request that people fill in; the server names them behind its own word for them. */
export const RefusedField = z.enum([
  'email',
  'pwd',
  'pwd_',
  'nick_name',
  'ticket',
  'invite_code',
  'confirm',
])
export type RefusedField = z.infer<typeof RefusedField>

/** A name as the wire writes it, in the brackets of any of the languages. */
const NAMED = /\s*[(（]([a-z]+(?:_[a-z]*)*)[)）]/

/** A refusal for people: its words without the names of the wire, and the field it is about where it names one. */
export function readRefusal(desc: string): { words: string; field: RefusedField | null } {
  const [bracket, name] = NAMED.exec(desc) ?? []
  if (bracket === undefined) return { words: desc, field: null }
  const field = RefusedField.safeParse(name).data ?? null
  const isOfTheWire = field !== null || name?.includes('_') === true
  return { words: isOfTheWire ? desc.replace(bracket, '') : desc, field }
}
