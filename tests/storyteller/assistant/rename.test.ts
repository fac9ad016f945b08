import { describe, expect, it } from 'vitest'
import { aChapter, aGame, aLocation, anNpc, aPlayer } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { replacerOf } from '#server/storyteller/assistant/replacing.ts'
import { ask, carriedOut, everyText, GAMES, planFor } from './asking.ts'

const story = (summary: string) =>
  aGame({
    brief: { language: 'en_US' },
    npcs: [
      anNpc({ id: 1, name: 'Agnes Moreau', bio: 'Agnes’s hands. Agnes’ coat. Agneses.' }),
      anNpc({ id: 2, name: 'Tomas Moreau', bio: 'He is a Moreau.' }),
    ],
    locations: [aLocation({ name: 'The landing', description: 'On the landing. A landing net.' })],
    player: aPlayer({ name: 'Wren' }),
    chapters: [aChapter({ summary })],
  })

const summaryOf = async (summary: string, request: string) =>
  (await carriedOut(story(summary), request)).chapters[0]?.summary

describe('renaming', () => {
  it('[AS1] somebody is named otherwise wherever the name is said, whole or by the part that only they bear', async () => {
    const game = await carriedOut(
      story('Agnes Moreau and AGNES; Agnes, not Agnesia.'),
      'Rename Agnes Moreau to Marta Lind',
    )
    expect(game.npcs[0]).toMatchObject({
      name: 'Marta Lind',
      bio: 'Marta’s hands. Marta’s coat. Agneses.',
    })
    expect(game.chapters[0]?.summary).toBe('Marta Lind and AGNES; Marta, not Agnesia.')
    // two people are called Moreau
    expect(game.npcs[1]).toMatchObject({ name: 'Tomas Moreau', bio: 'He is a Moreau.' })
  })

  it('[AS1] a part of a name is enough where only one bears it, and more than one are asked about', async () => {
    expect(await summaryOf('Agnes Moreau waits.', 'please rename agnes to Marta.')).toBe(
      'Marta Moreau waits.',
    )
    const asked = await ask(story(''), 'Rename Moreau to Lind')
    expect(asked.sentence).toBe('Moreau may mean Agnes Moreau or Tomas Moreau. Say which, as here:')
  })

  it('[AS1] a place keeps the article it is said with, and the same word without one stays', async () => {
    const [place] = (await carriedOut(story(''), 'call the landing The Needle')).locations
    expect(place).toMatchObject({
      name: 'The Needle',
      description: 'On the Needle. A landing net.',
    })
    expect(await summaryOf('Down to the landing.', 'Rename the landing to Gull Steps')).toBe(
      'Down to Gull Steps.',
    )
  })

  it('[AS1] a place of several words is found before another word too', async () => {
    const game = aGame({
      locations: [aLocation({ name: 'The lantern room', description: 'Two lantern-room keys.' })],
      chapters: [aChapter({ summary: 'The lantern-room key to the lantern room.' })],
    })
    const made = await carriedOut(game, 'rename the lantern room to the Needle')
    expect(made.locations[0]).toMatchObject({ name: 'The Needle', description: 'Two Needle keys.' })
    expect(made.chapters[0]?.summary).toBe('The Needle key to the Needle.')
  })

  it('[AS1] words are replaced with or without quotation marks of any kind', async () => {
    for (const request of [
      "change 'low tide' to 'high tide'",
      'replace “low tide” with “high tide” everywhere',
      'say "high tide" instead of "low tide"',
      'change low tide to high tide.',
      '把“low tide”改成“high tide”',
      '「low tide」を「high tide」に変えてください',
    ])
      expect(await summaryOf('Low tide. At low tide, slow tides.', request), request).toBe(
        'High tide. At high tide, slow tides.',
      )
  })

  it('[AS1] a name is found in each language whatever the request’s, with words of respect', async () => {
    const [, , , , zh, ja] = GAMES
    for (const [game, was, request, is] of [
      [zh, zh?.npcs[0]?.name, (name: string) => `请把${name}改名为林秋。`, '林秋'],
      [zh, zh?.npcs[0]?.name, (name: string) => `rename ${name} to 林秋`, '林秋'],
      [ja, ja?.npcs[0]?.name, (name: string) => `${name}を水野凪に改名してください`, '水野凪'],
      [ja, ja?.npcs[0]?.name, (name: string) => `把${name}改名为水野凪`, '水野凪'],
    ] as const) {
      if (game === undefined || was === undefined) throw new Error('a game without characters')
      const made = await carriedOut(game, request(was))
      expect(made.npcs[0]?.name).toBe(is)
      expect(everyText(made)).not.toContain(was)
    }
    const respected = aGame({
      brief: { language: 'ja_JP' },
      npcs: [anNpc({ name: '御堂泰造', bio: '御堂さんは御堂筋に住む。' })],
    })
    const made = await carriedOut(respected, '御堂泰造を水野凪に改名して')
    expect(made.npcs[0]).toMatchObject({ name: '水野凪', bio: '水野さんは御堂筋に住む。' })
    expect((await carriedOut(respected, '御堂さんを水野さんに変えて')).npcs[0]?.name).toBe(
      '水野泰造',
    )
  })

  it('[AS1] one Japanese character is a name only where it is a word of its own', () => {
    const say = replacerOf([
      { from: '澄', to: '凪' },
      { from: 'マリ', to: 'ノラ' },
    ])
    expect(say('澄は澄んだ空を見た。澄さん、澄！高澄と澄江。')).toBe(
      '凪は澄んだ空を見た。凪さん、凪！高澄と澄江。',
    )
    expect(say('マリはマリアとマリを見た。')).toBe('ノラはマリアとノラを見た。')
  })

  it('[AS2] what is asked for here changes only what was quoted', async () => {
    const game = sampleGame('en_US')
    for (const request of [
      'rename Pip to Wren Hale here',
      '在这里把Pip改成Wren Hale',
      'ここだけPipをWren Haleに変えて',
    ]) {
      const quotes = [{ address: 'npcs/4', text: 'Pip' }]
      const { places } = await planFor(game, request, quotes)
      expect(places.map(({ address }) => address)).toEqual(['npcs/4/name'])
    }
    const nowhere = await ask(game, 'rename Pip to Bess here')
    expect(nowhere.kind).toBe('directions')
    const unsaid = await ask(game, 'rename Pip to Bess here', [{ address: 'npcs/1', text: '' }])
    expect(unsaid.sentence).toMatch(/^What you quoted does not say “Pip”/)
  })

  it('[AS2] what was quoted needs no name of its own', async () => {
    const game = sampleGame('en_US')
    const quotes = [{ address: 'npcs/4', text: 'Pip' }]
    for (const request of [
      'rename her to Bess',
      'change it to Bess',
      '改名为Bess',
      'Bessに改名して',
    ])
      expect((await carriedOut(game, request, quotes)).npcs[3]?.name, request).toBe('Bess')
    const part = [{ address: 'npcs/1/name', text: 'Ada' }]
    expect((await carriedOut(game, 'change it to Ida', part)).npcs[0]?.name).toBe('Ida Marsh')
    const place = [{ address: 'locations/clock-room/name', text: 'Clock' }]
    expect((await carriedOut(game, 'change it to Bell', place)).locations[0]?.name).toBe(
      'The Bell Room',
    )
    const words = [{ address: 'npcs/2/bio', text: 'only boat' }]
    expect((await carriedOut(game, 'make it: boat from here', words)).npcs[1]?.bio).toMatch(
      /^Runs the boat from here, and/,
    )
    for (const request of ['make it: last boat', '改成：last boat', '次の文に：last boat'])
      expect((await carriedOut(game, request, words)).npcs[1]?.bio, request).toBe(
        'Runs the last boat, and the only opinion, between here and the mainland.',
      )
  })
})
