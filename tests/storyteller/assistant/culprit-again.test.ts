import { describe, expect, it } from 'vitest'
import { addressedTexts, liesIn, textAt, withText } from '#core/game/addresses.ts'
import { editsBetween } from '#core/game/edits.ts'
import { playFaults } from '#core/game/play-faults.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { around, culpritOf, expectSound, othersOf, suspectsOf, TOLD } from './around.ts'
import { carriedOut, edited, editsFor, everyText, planFor } from './asking.ts'

describe('another culprit of a game that was worked on', () => {
  it('[CU6] names that were given since stay', async () => {
    for (const game of TOLD) {
      const [second] = othersOf(game)
      const renamed = await carriedOut(game, `Rename ${second?.name} to Xenia Quorn`)
      const there = await carriedOut(renamed, 'Make Xenia Quorn the culprit')
      expectSound(there, second?.id ?? 0)
      expect(everyText(there)).not.toContain(second?.name)
      const back = await around(there, culpritOf(game))
      expect(back).toEqual(renamed)
    }
  })

  it('[CU6] a text written since stays where it does not tell who did it, and elsewhere its place says that it goes', async () => {
    for (const game of TOLD) {
      const plan = await planFor(game, 'Change the culprit')
      const places = plan.places.map(({ address }) => address)
      const nodes = game.contents.flatMap(({ key, nodes: all }) =>
        all.map(({ id }) => `nodes/${key}/${id}`),
      )
      const free = nodes.find((node) => !places.includes(node)) ?? ''
      const bound = places.find((place) => place.startsWith('nodes/')) ?? ''
      const content = plan.places.find(({ address }) => address === bound)
      const changed = addressedTexts(game).find(
        ({ address, text }) => liesIn(address, bound) && !content?.then.includes(text),
      )
      const written = [
        [`${free}/content`, 'I wrote this.'],
        ['basics/theme', 'My own theme.'],
        [changed?.address ?? '', 'And this, which tells it.'],
      ] as const
      const mine = written.reduce<GameSnapshot>(
        (one, [address, text]) => withText(one, address, text) ?? one,
        game,
      )
      const again = await planFor(mine, 'Change the culprit')
      const said = again.places.filter(({ reason }) =>
        reason.endsWith('written here since would go'),
      )
      expect(said.map(({ address }) => address)).toEqual([bound])
      expect(again.sentence).toMatch(/In 1 of these places something was written since/)
      const after = edited(mine, await editsFor(mine, again))
      expect(textAt(after, `${free}/content`)).toBe('I wrote this.')
      expect(textAt(after, 'basics/theme')).toBe('My own theme.')
      expect(everyText(after)).not.toContain('And this, which tells it.')
    }
  })

  it('[CU6] what repeats word for word what is told anew is told so, too', async () => {
    let tried = 0
    for (const game of TOLD) {
      const plan = await planFor(game, 'Change the culprit')
      const after = edited(game, await editsFor(game, plan))
      const changed = new Set(editsBetween(game, after).map(({ address }) => address))
      // the slip: an answer of the word game, and word for word among the statements
      const anew = addressedTexts(after).filter(({ address }) => changed.has(address))
      const slip = addressedTexts(game).find(({ address, text }) => {
        const bare = text.replace(/^[“「]|[”」]$/g, '')
        return (
          /^nodes\/chapter_3\/.*\/options\/.*\/content$/.test(address) &&
          !changed.has(address) &&
          bare.length > 12 &&
          anew.some((other) => other.address.includes('chapter_1') && other.text.includes(bare))
        )
      })
      if (slip === undefined) continue
      tried++
      const mine = withText(game, slip.address, 'Something else altogether') ?? game
      const made = await carriedOut(mine, 'Change the culprit')
      expect(textAt(made, slip.address)).toBe(slip.text)
    }
    expect(tried).toBeGreaterThan(0)
  })

  it('[CU9] other words come as before, of the roles as they are now', async () => {
    for (const game of TOLD) {
      const [second] = othersOf(game)
      const there = await around(game, second?.id ?? 0)
      const other = await carriedOut(there, 'Tell chapter 3 differently')
      expect(other).not.toEqual(there)
      expectSound(other, second?.id ?? 0)
      const back = await around(other, culpritOf(game))
      expectSound(back, culpritOf(game))
      const slipsOf = (one: GameSnapshot) =>
        (one.contents.at(-1)?.nodes ?? [])
          .filter(({ type }) => type === 'wordGame')
          .flatMap(({ options }) =>
            options.map(({ content }) => content.replace(/^[“「]|[”」]$/g, '')),
          )
      const statements = (back.contents[0]?.nodes ?? []).map(({ content }) => content).join('\n')
      for (const said of slipsOf(back)) expect(statements).toContain(said)
    }
  })

  it('[CU9] a task that was added since ends where the same person speaks', async () => {
    for (const game of TOLD)
      for (const { id, name } of suspectsOf(game)) {
        const added = await carriedOut(game, `Give ${name} a hidden task`)
        const task = added.npcTasks.find((one) => !game.npcTasks.some((old) => old.id === one.id))
        const there = await carriedOut(added, 'Change the culprit')
        const [moved] = there.npcTasks.filter((one) => one.id === task?.id)
        const nodes = there.contents.find(({ key }) => key === moved?.chapterKey)?.nodes ?? []
        expect(nodes.find((node) => node.id === Number(moved?.keyNodeId))?.speaker).toBe(id)
        expect(playFaults(there)).toEqual([])
      }
  })
})
