import { definePlugin } from '#plugins/kit.ts'

/** Quoting words and cards of the game to the assistant: what is quoted stands in the chat's box, so it keeps nothing. */
export const quoting = definePlugin({ name: 'quoting' })
