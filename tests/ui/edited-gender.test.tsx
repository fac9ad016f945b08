// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gamePath } from '#schemas/wire/game-path.ts'
import { GAME, NONE, PLACES } from '../plugins/editing-world.ts'
import { barriersHere } from './barriers.ts'
import { speak } from './screen.tsx'
import { writtenPage } from './written-page.tsx'

const [, NPC] = GAME.npcs
const GENDER = `npcs/${NPC?.id}/gender`
const AGE = `npcs/${NPC?.id}/age`
const MINE = { [GENDER]: gamePath.npc(1, 'gender'), [AGE]: gamePath.npc(1, 'age') }
const PLAYER = { 'player/gender': gamePath.player('gender'), 'player/age': gamePath.player('age') }

beforeAll(() => {
  Object.assign(PLACES, MINE, PLAYER)
})
afterAll(() => {
  for (const address of Object.keys({ ...MINE, ...PLAYER })) delete PLACES[address]
})
beforeEach(() => speak())
afterEach(cleanup)

const choice = (name: string) => screen.getByRole('button', { name })
const drawnIn = (text: HTMLElement) =>
  within(text).queryByRole('img')?.getAttribute('aria-label') ?? text.textContent

describe('the gender and the age of somebody', () => {
  it('[BH11] a number that is read in a phrase is written as a number, or in words', async () => {
    const { user, textAt, field, sent, until } = await writtenPage()
    expect(textAt(AGE).textContent).toBe(`${NPC?.age} years old`)
    for (const [typed, read] of [
      ['52', '52 years old'],
      ['past counting', 'past counting'],
    ] as const) {
      await user.dblClick(textAt(AGE))
      fireEvent.change(field(), { target: { value: typed } })
      await user.keyboard('{Enter}')
      expect(textAt(AGE).textContent).toBe(read)
      await until(6_000)
    }
    expect(sent().map(({ changes }) => changes[0])).toEqual([
      { path: PLACES[AGE], value: '52' },
      { path: PLACES[AGE], value: 'past counting' },
    ])
  })

  it('[BH11] a sign is written in words of its own, all of it chosen', async () => {
    const { user, textAt, field, sent, until } = await writtenPage()
    const before = drawnIn(textAt(GENDER))
    await user.dblClick(textAt(GENDER))
    expect(field().value).toBe(NPC?.gender)
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, NPC?.gender.length])
    expect(await barriersHere()).toEqual([])
    await user.keyboard('a ghost{Escape}')
    expect(drawnIn(textAt(GENDER))).toBe(before)
    await user.keyboard('{F2}a ghost{Enter}')
    expect(textAt(GENDER).textContent).toBe('a ghost')
    await until(300)
    expect(sent().map(({ changes }) => changes[0]?.value)).toEqual(['a ghost'])
  })

  it('[BH11] keeps the room of what is drawn, whatever is typed', async () => {
    const { user, textAt, field } = await writtenPage()
    await user.dblClick(textAt(AGE))
    const room = () => textAt(AGE).querySelector('[aria-hidden]')?.textContent
    const before = room()
    expect(before).toBe(`${NPC?.age} years old`)
    fireEvent.change(field(), { target: { value: 'older than anybody remembers' } })
    expect(room()).toBe(before)
  })

  it.each([
    [GENDER, NPC?.gender],
    ['player/gender', GAME.player?.gender],
  ])(
    '[BH12] is pressed: one edit, in the word of the game, shown at once: %s',
    async (address, before) => {
      const other = before === 'male' ? 'female' : 'male'
      const { user, textAt, fields, sent, until } = await writtenPage()
      await user.dblClick(textAt(address))
      await user.click(choice(other))
      expect(fields()).toEqual([])
      expect(drawnIn(textAt(address))).toBe(other)
      await until(300)
      expect(sent().map(({ changes }) => changes)).toEqual([
        [{ path: PLACES[address], value: other }],
      ])
    },
  )

  it('[BH12] is chosen by the arrow keys, and the one that stands there costs no call', async () => {
    const { user, textAt, field, fields, sent, until } = await writtenPage()
    await user.dblClick(textAt(GENDER))
    await user.keyboard('{ArrowDown}')
    const chosen = choice(NPC?.gender ?? '')
    expect(document.activeElement).toBe(chosen)
    expect(chosen.getAttribute('aria-pressed')).toBe('true')
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(field())
    await user.keyboard('{ArrowDown}{Enter}')
    expect([fields(), document.activeElement]).toEqual([[], textAt(GENDER)])
    await until(300)
    expect(sent()).toEqual([])
    const other = NPC?.gender === 'male' ? 'female' : 'male'
    const arrow = other === 'male' ? 'Right' : 'Left'
    await user.keyboard(`{F2}{ArrowDown}{Arrow${arrow}}`)
    expect(document.activeElement).toBe(choice(other))
    await user.keyboard('{Enter}')
    await until(600)
    expect(sent().map(({ changes }) => changes[0]?.value)).toEqual([other])
  })

  it('[BH12] Escape on a choice gives back what was there, and Tab goes on', async () => {
    const { user, textAt, field, sent } = await writtenPage()
    await user.dblClick(textAt(GENDER))
    await user.keyboard('{ArrowDown}{Escape}')
    expect(drawnIn(textAt(GENDER))).toBe(NPC?.gender)
    await user.keyboard('{F2}{ArrowDown}{Tab}')
    expect(field().value).toBe(NPC?.age)
    expect(sent()).toEqual([])
  })

  it('[BH12] waits without a network as the new sign, and can be taken back', async () => {
    const { user, textAt, server, until } = await writtenPage()
    server.edit = NONE
    const other = NPC?.gender === 'male' ? 'female' : 'male'
    await user.dblClick(textAt(GENDER))
    await user.click(choice(other))
    await until(300)
    expect(within(textAt(GENDER)).getByText('Waiting for the network')).toBeTruthy()
    expect(drawnIn(textAt(GENDER))).toBe(other)
    await user.click(screen.getByRole('button', { name: 'Take back' }))
    expect(drawnIn(textAt(GENDER))).toBe(NPC?.gender)
  })

  it.each([
    ['zh', '女性', '男性', '性别'],
    ['ja', '女性', '男性', '性別'],
  ] as const)(
    '[BH12] the choices are named in the language of the page: %s',
    async (language, female, male, name) => {
      await speak(language)
      const { user, textAt } = await writtenPage()
      await user.dblClick(textAt(GENDER))
      const group = screen.getByRole('group', { name })
      expect(
        within(group)
          .getAllByRole('button')
          .map((one) => one.textContent),
      ).toEqual([`♀${female}`, `♂${male}`])
    },
  )
})
