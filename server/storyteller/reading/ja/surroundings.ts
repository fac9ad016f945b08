import type { Surroundings } from '#server/storyteller/builtin/surroundings.ts'

/** The surroundings an idea's words speak of; without any, nothing particular. */
export function surroundingsOf(text: string, { neutral, around }: Surroundings) {
  const named = around.find(({ when }) => new RegExp(when).test(text))
  const { closed, beyond, hum, dawn } = named ?? neutral
  return { closed, beyond, hum, dawn }
}
