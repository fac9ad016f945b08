import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameLanguage } from '#schemas/language.ts'
import {
  type FieldOwner,
  fieldAddress,
  type NamedField,
} from '#server/storyteller/assistant/fields.ts'
import { READING_EN } from '#server/storyteller/assistant/reading/en.ts'
import { READING_JA } from '#server/storyteller/assistant/reading/ja.ts'
import { requestOf } from '#server/storyteller/assistant/reading/request.ts'
import type { RequestReading } from '#server/storyteller/assistant/reading/wish.ts'
import { READING_ZH } from '#server/storyteller/assistant/reading/zh.ts'
import { addressesOf, type Target } from '#server/storyteller/assistant/target.ts'
import { targetOf } from '#server/storyteller/assistant/targets.ts'

const READINGS: readonly (readonly [GameLanguage, RequestReading])[] = [
  ['en_US', READING_EN],
  ['zh_CN', READING_ZH],
  ['ja_JP', READING_JA],
]

/** Something of each kind, as it is quoted. */
const QUOTED: Readonly<Record<FieldOwner, string>> = {
  game: 'basics',
  player: 'player',
  person: 'npcs/2',
  place: 'locations/causeway',
  chapter: 'story/chapters/1',
  task: 'story/chapters/1/tasks/0',
  trait: 'npcs/2/traits/0',
  node: 'nodes/chapter_1/1',
  option: 'nodes/chapter_1/1/options/1',
}
// the keys are those of the record
const OWNERS = Object.entries(QUOTED) as [FieldOwner, string][]

it.each(READINGS)(
  '[AS3] every word for a part is understood of all that has such a part: %s',
  (language, reading) => {
    const game = sampleGame(language)
    // the keys are those of a record of fields
    for (const [field, words] of Object.entries(reading.fields) as [NamedField, string[]][])
      for (const word of words) {
        const owners = OWNERS.filter(([owner, address]) => fieldAddress(owner, address, field))
        expect(owners, word).not.toEqual([])
        for (const [owner, address] of owners) {
          const quoted: Target = { kind: 'thing', owner, address, name: '' }
          const found = targetOf({ game, request: requestOf(word), reading, quoted }, word)
          expect(found && addressesOf(found), `${word} of ${owner}`).toEqual([
            fieldAddress(owner, address, field),
          ])
        }
      }
  },
)

it('[AS3] what is of somebody that is of somebody is followed three times, and no further', () => {
  const game = sampleGame('en_US')
  const [person] = game.npcs
  if (person === undefined) throw new Error('nobody is there')
  const phrase = `the age of ${person.name}`
  const found = [undefined, 0, 1, 2, 3, 4].map((depth) => {
    const looking = { game, request: requestOf(phrase), reading: READING_EN, quoted: undefined }
    const target = targetOf({ ...looking, ...(depth === undefined ? {} : { depth }) }, phrase)
    return target && addressesOf(target)
  })
  const age = [fieldAddress('person', `npcs/${person.id}`, 'age')]
  expect(found).toEqual([age, age, age, age, undefined, undefined])
})
