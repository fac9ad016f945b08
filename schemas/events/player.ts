import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { Player } from '../player.ts'

export const PlayerWritten = defineEvent('player/written', 'script', z.object({ player: Player }))
