import type { Material } from '#server/storyteller/builtin/material.ts'
import { fenced, fill, type Prompts } from './prompts.ts'

/** What everybody in a game may know: its world, its people as others see them, and its places. Secrets are not in it. */
const sheet = ({ elements, player, npcs, locations }: Material) => ({
  title: elements.title,
  world: elements.worldOverview,
  time: elements.timePoint,
  player: { name: player.name, who: player.synopsis },
  people: npcs.map(({ name, gender, age, occupation, bio }) => ({
    ...{ name, gender, age, occupation },
    known: bio,
  })),
  places: locations.map(({ name, description }) => ({ name, description })),
})

/** The instructions of a game: the same for all its scenes. */
export const gameSheet = (material: Material, { instructions }: Prompts): string =>
  fill(instructions, { game: fenced(JSON.stringify(sheet(material), null, 1)) })
