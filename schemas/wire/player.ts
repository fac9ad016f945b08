import type { Player } from '../player.ts'
import { isObject, textIn } from './read.ts'

/** The protagonist in the draft's spelling (`p_name`) or the server's (`pname`), where `page` is an age (G24). */
export function decodePlayer(raw: unknown): Player | null {
  if (!isObject(raw)) return null
  const player = {
    name: textIn(raw, 'pname', 'p_name'),
    gender: textIn(raw, 'pgender', 'p_gender'),
    age: textIn(raw, 'page', 'p_age'),
    voiceId: textIn(raw, 'vref_id', 'v_ref_id'),
    profession: textIn(raw, 'pprof_id', 'p_prof_id'),
    synopsis: textIn(raw, 'psynopsis', 'p_synopsis'),
    backstory: textIn(raw, 'pbackstory', 'p_backstory'),
  }
  return Object.values(player).some((text) => text !== '') ? player : null
}

export const encodePlayer = (player: Player) => ({
  pname: player.name,
  pgender: player.gender,
  page: player.age,
  vref_id: player.voiceId,
  pprof_id: player.profession,
  psynopsis: player.synopsis,
  pbackstory: player.backstory,
})
