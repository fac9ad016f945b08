import { describe, expect, it } from 'vitest'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { briefOf, gameOf, LENSES } from './ideas.ts'

const english = packOf('en_US')
const settled = (idea: string) => settle(idea, english, '')

describe('the English pack', () => {
  it('[TL3] finds the place, the precious thing and the protagonist of an idea', () => {
    const read = (idea: string): string => {
      const { setting, thing, role } = settled(idea).words
      return [setting, thing, role].join(' | ')
    }
    expect(read('A cat opens a bakery on Mars')).toBe('the bakery on Mars | the first recipe | cat')
    expect(
      read(
        'A retired magician must steal back her own coffin from the museum of impossible things',
      ),
    ).toBe('the museum | the coffin | retired magician')
    expect(read('A robot gardener falls in love with the last tree on Earth')).toBe(
      'the robot gardener’s house | the last tree | robot gardener',
    )
    expect(read('A heist in the Louvre by four grandmothers')).toMatch(
      /^the Louvre \| .* \| grandmother$/,
    )
  })

  it('[TL3] chooses a written kit where its story is the idea, and the kit of any idea elsewhere', () => {
    expect(settled('A lighthouse keeper finds letters that are dated a week from now').kit.id).toBe(
      'lighthouse',
    )
    expect(
      settled('A passenger vanishes from a locked compartment of the night train').kit.id,
    ).toBe('train')
    expect(
      settled('The librarian who vanished left one book that nobody has ever borrowed').kit.id,
    ).toBe('library')
    expect(settled('The lighthouse keeper’s daughter builds a flying machine').kit.id).toBe(
      'elsewhere-wild',
    )
    expect(settled('A cat opens a bakery on Mars').kit.id).toBe('elsewhere-space')
  })

  it('[TL3] tells a death and a disappearance as such, of whom the idea says', () => {
    const death = settled('Who killed the mayor at the opera?')
    expect(death.kit.id).toBe('elsewhere-stage-murder')
    expect(
      gameOf(briefOf('Who killed the mayor at the opera?', 'en_US')).npcs.at(-1)?.occupation,
    ).toBe('Mayor')
    const gone = settled('My sister vanished from the space station')
    expect(gone.kit.id).toBe('elsewhere-space-vanish')
    expect(gone.truth.victim.sex).toBe('female')
    expect(settled('The moon has disappeared').kit.id).toBe('elsewhere')
  })

  it('[TL19] every kit and every place of any idea is told soundly through every lens', () => {
    const { kits, environments = [], deeds = [] } = english
    const premise = settled('A cat opens a bakery on Mars')
    expect(kits.length).toBeGreaterThanOrEqual(4)
    for (const kit of kits)
      for (const lens of LENSES) {
        const idea = [kit.settings[0], ...kit.about.slice(0, 4)].join(', ')
        const game = gameOf(briefOf(idea, 'en_US', lens))
        expect(faultsOf(game), `${game.kit.id} ${lens}`).toEqual([])
      }
    for (const { settings } of environments)
      for (const deed of ['theft', 'a nurse was murdered', 'a nurse vanished']) {
        const idea = `A purple umbrella at the ${settings[0]}, and ${deed}`
        expect(faultsOf(gameOf(briefOf(idea, 'en_US', LENSES[settings.length % 4]))), idea).toEqual(
          [],
        )
      }
    expect(deeds.map(({ id }) => id)).toEqual([
      'broken',
      ...['wither', 'told', 'forged', 'gone', 'haul', 'murder', 'vanish', 'sabotage'],
    ])
    expect(premise.kit.paint.place).toBe('space')
  })

  it('[TL13] nobody’s words are followed by their own name and a verb of saying in their own node', () => {
    for (const idea of [
      'A lighthouse keeper finds letters that are dated a week from now',
      'A passenger vanishes from a locked compartment of the night train',
      'The librarian who vanished left one book that nobody has ever borrowed',
      'Four heirs wait in a manor for a will, and the portrait is gone',
      'A cat opens a bakery on Mars',
    ]) {
      const { contents, npcs } = gameOf(briefOf(idea, 'en_US'))
      for (const node of contents
        .flatMap((chapter) => chapter.nodes)
        .filter(({ speaker }) => speaker > 0)) {
        const name = npcs.find(({ id }) => id === node.speaker)?.name.split(' ')[0]
        expect(node.content).not.toMatch(new RegExp(`(?:says|said) ${name}|${name} (?:says|said)`))
      }
    }
  })
})
