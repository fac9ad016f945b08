import { definePlugin } from '#plugins/kit.ts'
import { pollGame } from './effects.ts'

/** Asks for the whole game again and again until it is complete, beside the live socket. */
export const poller = definePlugin({ name: 'poller', effects: [pollGame] })
