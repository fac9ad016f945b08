import { it } from 'vitest'
import type { ArtStyle } from '#schemas/settings.ts'
import { EMBLEMS } from '#server/media/emblem-names.ts'
import { sketchEmblem } from '#server/media/paint/emblem/sketch-emblem.ts'
import { weatherOverlay } from '#server/media/paint/look/weather.ts'
import { drawPerson } from '#server/media/paint/portrait/draw/draw-person.ts'
import { lightOf } from '#server/media/paint/portrait/look/sitter-light.ts'
import { castSitter } from '#server/media/paint/portrait/sitter/cast-sitter.ts'
import { ACCESSORIES, CULTURES, HAIRS, MOODS, type PortraitSubject } from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'
import { digestOf, expectAsEver } from './drawn.ts'
import { SHEETS } from './drawn-sheets.ts'

const LOOKS: readonly ArtStyle[] = ['REALISTIC', 'DESIGN', 'RENDER_3D', 'ANIME']
const SEXES = ['male', 'female', 'other'] as const
const AGES = [5, 13, 24, 38, 55, 68, 84]
const at = <One>(list: readonly One[], index: number): One => list[index % list.length] as One

/** One sheet as people of every sex, age and origin, each with the look that comes next. */
function partsOf(sheet: Partial<PortraitSubject>, place: number): string {
  const drawn = Array.from({ length: 12 }, (_, turn) => {
    const count = place + turn
    const subject: PortraitSubject = {
      kind: 'portrait',
      sex: at(SEXES, count),
      age: at(AGES, count + place),
      mood: at(MOODS, count),
      ...(turn % 2 === 0 ? { culture: at(CULTURES, count) } : {}),
      ...sheet,
    }
    const again = turn % 4 === 3 ? createRandom(`again ${count}`) : undefined
    const sitter = castSitter(subject, createRandom(`${place} ${turn}`), again)
    const light = lightOf(subject.mood, again)
    return JSON.stringify([sitter, drawPerson(sitter, at(LOOKS, turn)), light])
  })
  return digestOf(...drawn)
}

it('[MD60] draws the parts of people as this version of the renderer always has', async () => {
  const told = [
    ...SHEETS,
    ...HAIRS.map((hair) => ({ hair })),
    ...ACCESSORIES.map((accessory) => ({ accessory })),
    ...[true, false].flatMap((glasses) => [true, false].map((beard) => ({ glasses, beard }))),
    ...AGES.map((age) => ({ age })),
    ...CULTURES.map((culture) => ({ culture })),
  ]
  const lines = told.map((sheet, place) => `${JSON.stringify(sheet)} ${partsOf(sheet, place)}`)
  await expectAsEver('parts', lines)
})

it('[MD60] sketches each emblem as this version of the renderer always has', async () => {
  const lines = EMBLEMS.map((emblem, turn) => {
    const made = MOODS.map((mood) => JSON.stringify(sketchEmblem(emblem, mood, createRandom(mood))))
    return `${emblem} ${at(made, turn).length} ${digestOf(...made)}`
  })
  await expectAsEver('emblems', lines)
})

it('[MD60] lets it rain, snow and blow as this version of the renderer always has', async () => {
  const lines = MOODS.flatMap((mood) =>
    LOOKS.map((style) => {
      const size = { width: 64, height: 36 }
      const marks = weatherOverlay(mood, style, createRandom(mood), size)
      return `${mood} ${style} ${marks === undefined ? 'nothing' : digestOf(marks)}`
    }),
  )
  await expectAsEver('weather', lines)
})
