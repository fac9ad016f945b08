import { describe, expect, it } from 'vitest'
import { editsBetween, editsOutside } from '#core/game/edits.ts'
import { wordsAt } from '#core/game/thing-words.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { culpritWish } from '#server/storyteller/assistant/reading/culprit.ts'
import {
  accusationOf,
  around,
  asking,
  culpritOf,
  expectSound,
  nameOf,
  othersOf,
  suspectsOf,
  TOLD,
} from './around.ts'
import { ask, edited, editsFor, everyText, planFor } from './asking.ts'

const [english, chinese] = TOLD as [GameSnapshot, GameSnapshot]

describe('another culprit', () => {
  const [somebody] = othersOf(english)
  const name = somebody?.name ?? ''
  const [first = '', last = ''] = name.split(' ')
  it.each<[string, GameSnapshot]>([
    [`Make ${name} the culprit`, english],
    [`please make ${first} the real murderer.`, english],
    [`Let ${name} be the thief`, english],
    [`${last} should be the killer`, english],
    [`I want ${name} to be the culprit`, english],
    [`Change the culprit to ${name}`, english],
    [`The culprit should be ${first}`, english],
    [`Let it be ${name} who did it`, english],
    [`把凶手换成${name}`, english],
    [`让${name}成为真凶`, english],
    [`凶手应该是${name}`, english],
    [`${name}を犯人にしてください`, english],
    [`犯人を${name}に変えて`, english],
    [`犯人は${name}にして`, english],
  ])('[CU1] %s', async (request, game) => {
    const plan = await planFor(game, request)
    expect(plan.sentence).toMatch(new RegExp(`^Make ${name} the culprit instead of `))
    expectSound(edited(game, await editsFor(game, plan)), somebody?.id ?? 0)
  })

  it('[CU1] whoever is quoted is meant', async () => {
    const quotes = [{ address: `npcs/${somebody?.id}`, text: '' }]
    for (const request of ['Make this the culprit', '把凶手换成这个', 'これを犯人にして'])
      expect((await planFor(english, request, quotes)).sentence).toContain(
        `Make ${name} the culprit`,
      )
  })

  it.each([
    'Change the culprit',
    'change who did it',
    'Change the outcome',
    'Change the ending',
    'a different solution',
    'Change the culprit to someone else',
    '换个凶手',
    '换个结局',
    '把凶手换成别人',
    '改一下真相',
    '犯人を変えて',
    '結末を変えてください',
    '犯人を別の人に変えて',
  ])('[CU1] %s: the next suspect', async (request) => {
    for (const game of TOLD) {
      const after = edited(game, await editsFor(game, await planFor(game, request)))
      const suspects = suspectsOf(game).map(({ id }) => id)
      const at = suspects.indexOf(culpritOf(game))
      expect(culpritOf(after)).toBe(suspects[(at + 1) % suspects.length])
    }
  })

  it('[CU1] words that only mention a culprit are no request for one', async () => {
    for (const text of [
      'Change the title to The Culprit',
      'Rename the murderer to Marta Lind',
      'タイトルを「犯人」に変えて',
      'Shorten the ending',
      'Tell the outcome differently',
    ])
      expect(culpritWish(text), text).toBeUndefined()
    // nobody is called so: it may mean something else
    expect((await ask(english, 'The thief should be more polite')).sentence).not.toMatch(/suspect/)
    expect((await planFor(chinese, '把标题改成凶手')).sentence).toBe('Title: “凶手” from now on.')
  })

  it('[CU2] the plan names each place once, with why and both texts, and changes nothing beside them', async () => {
    for (const game of TOLD)
      for (const { id, name: called } of othersOf(game)) {
        const plan = await planFor(game, asking(game, called))
        const places = plan.places.map(({ address }) => address)
        expect(new Set(places).size).toBe(places.length)
        expect(plan.isWhole).toBe(true)
        expect(plan.places.every(({ reason, title }) => reason !== '' && title !== '')).toBe(true)
        const after = edited(game, await editsFor(game, plan))
        expect(editsOutside(editsBetween(game, after), places)).toEqual([])
        for (const { now, then, address } of plan.places) {
          expect([now, then]).toEqual([wordsAt(game, address), wordsAt(after, address)])
          expect(now).not.toBe(then)
        }
        const accused = plan.places.find(({ reason }) =>
          reason.startsWith('The right answer will be: '),
        )
        expect(plan.places.map(({ reason }) => reason).join('\n')).toContain(called)
        expect(accused).toBeDefined()
        expectSound(after, id)
      }
  })

  it('[CU2] says in one sentence how much it is, in the interface’s language', async () => {
    const who = othersOf(english)[0]?.name ?? ''
    const was = nameOf(english, culpritOf(english))
    const say = async (language: 'en' | 'zh' | 'ja') =>
      (await planFor(english, `Make ${who} the culprit`, [], language)).sentence
    expect(await say('en')).toMatch(
      new RegExp(
        `^Make ${who} the culprit instead of ${was}, and let the ending follow: the accusation in Chapter 3, \\d+ nodes and \\d tasks\\. It goes as a whole\\.$`,
      ),
    )
    expect(await say('zh')).toMatch(/结局随之而变：第 3 章的指认、\d+ 个节点和 \d 个任务。/)
    expect(await say('ja')).toMatch(/第3章の告発のほか、ノード \d+ 個とタスク \d 個が変わります。/)
  })

  it('[CU3] nothing of what the earlier culprit confessed is left', async () => {
    for (const game of TOLD) {
      const confessed = accusationOf(game).confession?.content ?? ''
      for (const { id } of othersOf(game))
        expect(everyText(await around(game, id))).not.toContain(confessed)
    }
  })

  it('[CU4] a part of the plan changes nothing', async () => {
    for (const game of TOLD) {
      const plan = await planFor(game, 'Change the culprit')
      for (const { address } of plan.places) {
        const scope = plan.places.map((place) => place.address).filter((one) => one !== address)
        expect(await editsFor(game, plan, scope)).toEqual([])
      }
    }
  })

  it('[CU5] goes from one to the next, and back gives exactly the game before', async () => {
    for (const game of TOLD) {
      const [second, third] = othersOf(game)
      const there = await around(game, second?.id ?? 0)
      expect(await around(there, culpritOf(game))).toEqual(game)
      const further = await around(there, third?.id ?? 0)
      expectSound(further, third?.id ?? 0)
      const home = await around(further, culpritOf(game))
      expectSound(home, culpritOf(game))
    }
  })
})
