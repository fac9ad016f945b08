import type { Player } from '../player.ts'
import { isObject, textIn } from './read.ts'
import { spelled } from './spelling.ts'

const NAMES = {
  name: spelled('pname', 'p_name'),
  gender: spelled('pgender', 'p_gender'),
  age: spelled('page', 'p_age'),
  voiceId: spelled('vref_id', 'v_ref_id'),
  profession: spelled('pprof_id', 'p_prof_id'),
  synopsis: spelled('psynopsis', 'p_synopsis'),
  backstory: spelled('pbackstory', 'p_backstory'),
}

/** The protagonist in the draft's spelling (`p_name`) or the server's (`pname`), where `page` is an age. */
export function decodePlayer(raw: unknown): Player | null {
  if (!isObject(raw)) return null
  const player = {
    name: textIn(raw, ...NAMES.name),
    gender: textIn(raw, ...NAMES.gender),
    age: textIn(raw, ...NAMES.age),
    voiceId: textIn(raw, ...NAMES.voiceId),
    profession: textIn(raw, ...NAMES.profession),
    synopsis: textIn(raw, ...NAMES.synopsis),
    backstory: textIn(raw, ...NAMES.backstory),
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
