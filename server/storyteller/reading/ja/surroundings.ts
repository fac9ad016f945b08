import type { Surroundings } from '#server/storyteller/builtin/surroundings.ts'

/** The surroundings an idea's words speak of; without any, nothing particular. */
export function surroundingsOf(text: string, { neutral, around }: Surroundings) {
  const named = around.find(({ when }) => new RegExp(when).test(text))
  const { closed, beyond, hum, dawn } = named ?? neutral
  return { closed, beyond, hum, dawn }
}

/** Where a place keeps what it does not need today; the first that fits. */
const BACKROOMS: readonly (readonly [place: RegExp, room: string])[] = [
  [/(?:銭湯|の湯|湯屋|浴場|風呂屋)$/u, '釜場'],
  [/(?:家|小屋|宿|荘|寺|部屋)$/u, '納戸'],
]

/** The room of a place that is locked in the evening. */
export const backroomOf = (setting: string): string =>
  BACKROOMS.find(([place]) => place.test(setting))?.[1] ?? '倉庫'
