import { definePlugin } from '#plugins/kit.ts'
import { askAgain } from './effects.ts'

/** Parts of a game that could not be made, tried again at the creator's word. */
export const retrying = definePlugin({ name: 'retrying', effects: [askAgain] })
