import { z } from 'zod'
import { GameLanguage } from './language.ts'

/** What is kept in a tab while it is at a provider's page. */
export const ReturnMarker = z.object({
  nonce: z.string().min(1),
  /** An idea that waits for its visitor to sign in: it goes on behind the way back. */
  idea: z.object({ text: z.string(), language: GameLanguage }).nullable(),
})
export type ReturnMarker = z.infer<typeof ReturnMarker>

/** What an ID token says of itself, unproven: the server judges it. */
export const IdTokenClaims = z.object({ sub: z.string().catch(''), nonce: z.string().catch('') })
export type IdTokenClaims = z.infer<typeof IdTokenClaims>
