import { createElement } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { anNpc, aPlayer } from '#fixtures/builders.ts'
import { AgeBadge } from '#plugins/basics/hero.tsx'
import { MusicPlayer } from '#plugins/basics/music-player.tsx'
import { PlaceDetails } from '#plugins/basics/places.tsx'
import { basicsView } from '#plugins/basics/view.tsx'
import { contentsView } from '#plugins/contents/view.tsx'
import { NpcDetails } from '#plugins/npcs/npc-dialog.tsx'
import { cast } from '#plugins/npcs/projections.ts'
import { npcsView } from '#plugins/npcs/view.tsx'
import { PlayerDetails, playerView } from '#plugins/player/view.tsx'
import { previewView } from '#plugins/preview/view.tsx'
import { storyView } from '#plugins/story/view.tsx'
import { decodeNpc } from '#schemas/wire/npc.ts'
import { GAME, loadWords, opened, part, read, sectionOf, shown, UNWRITTEN } from './editor-page.ts'

beforeAll(loadWords)

const WHOLE = { at: 0, language: 'en_US', awaited: false } as const
const { elements, locations, npcs, chapters, prologue } = GAME

describe('game basics', () => {
  it('[BA1] shows cover, title, intro and world setting', async () => {
    const html = part(await opened(), sectionOf(basicsView))
    expect(html).toContain(`src="${GAME.cover}"`)
    for (const text of [elements.title, elements.intro, elements.worldOverview, 'World setting'])
      expect(read(html)).toContain(text)
  })

  it('[BA2] shows every place with its picture, name, description and the way to its details', async () => {
    const html = part(await opened(), sectionOf(basicsView))
    expect(locations.length).toBeGreaterThanOrEqual(4)
    for (const { id, name, description } of locations) {
      expect(html).toContain(`src="${GAME.locationImages[id]}"`)
      expect(read(html)).toContain(name)
      expect(read(html)).toContain(description)
    }
    expect(html.match(/aria-label="Details: /g)).toHaveLength(locations.length)
  })

  it('[BA3] details hold the picture and the whole description', async () => {
    const [place] = locations
    if (place === undefined) throw new Error('the sample has places')
    const image = 'http://pictures.test/whole.svg'
    const long = `${'Long. '.repeat(200)}End.`
    const props = { place: { ...place, image, description: long }, ...WHOLE }
    const html = shown(await opened(), createElement(PlaceDetails, props))
    expect(html).toContain(`src="${image}"`)
    expect(html).toContain(long)
    expect(html).not.toContain('line-clamp')
  })

  it('[BA5] the sound is a hidden element of the chosen address that loads its metadata alone', async () => {
    const html = shown(await opened(), createElement(MusicPlayer, { url: 'http://m.test/a.ogg' }))
    expect(html).toMatch(/<audio src="http:\/\/m.test\/a.ogg" preload="metadata" hidden=""/)
  })

  it('[BA7] keeps the nine texts of the world under its setting', async () => {
    const told = {
      playerIdentity: 'who',
      playerGoal: 'wants',
      mainConflict: 'against',
      incitingEvent: 'began',
      theme: 'about',
      keyNpcs: 'beside',
      symbol: 'stands for',
      timePoint: 'when',
      worldRules: 'must',
    }
    const texts = Object.fromEntries(Object.entries(told).map(([key, text]) => [key, `<${text}>`]))
    const html = part(await opened({ elements: { ...elements, ...texts } }), sectionOf(basicsView))
    const testEditor = html.slice(html.indexOf('World setting'))
    for (const text of Object.values(told)) expect(testEditor).toContain(`&lt;${text}&gt;`)
  })

  it('[BA7] keeps one of them alone, and says nothing of a world of which nothing is told', async () => {
    const world = async (told: Partial<typeof elements>) =>
      read(part(await opened({ ...UNWRITTEN, status: 2, elements: told }), sectionOf(basicsView)))
    expect(await world({ title: 'T', intro: 'I', timePoint: 'at dusk' })).toContain('at dusk')
    expect(await world({ title: 'T', intro: 'I' })).not.toContain('World setting')
  })

  it('[SE5] says whom the game is for as under 18, under 18, 18+ and any age', async () => {
    const said = async (ageGroup: 'TEEN' | 'UNDER_18' | 'ADULT' | 'ALL') =>
      read(part(await opened({ brief: { ...GAME.brief, ageGroup } }), AgeBadge)).trim()
    expect(await said('TEEN')).toBe('For: under 18')
    expect(await said('UNDER_18')).toBe('For: under 18')
    expect(await said('ADULT')).toBe('For: 18+')
    expect(await said('ALL')).toBe('For: any age')
  })
})

describe('the player', () => {
  it('[PL1] shows cards for name, gender, age and profession, without what is missing', async () => {
    const whole = await opened({ player: aPlayer({ profession: 'prof_17' }) })
    const text = read(part(whole, sectionOf(playerView)))
    for (const one of ['Name Wren Calloway', 'Gender female', 'Age 29', 'Profession prof_17'])
      expect(text).toContain(one)
    const bare = await opened({ player: aPlayer({ gender: '', profession: ' ' }) })
    const less = part(bare, sectionOf(playerView))
    expect(less.match(/<dt/g)).toHaveLength(2)
    expect(read(less)).not.toContain('Gender')
  })

  it('[PL2] details hold basic info, synopsis and background', async () => {
    const player = aPlayer({ synopsis: 'In short.', backstory: 'At length.' })
    const html = shown(await opened(), createElement(PlayerDetails, { player, language: 'en_US' }))
    for (const one of [
      'Basic info',
      'Wren Calloway',
      'Synopsis In short.',
      'Background At length.',
    ])
      expect(read(html)).toContain(one)
  })
})

describe('the cast', () => {
  it('[NP1] a card shows avatar, gender symbol, age, occupation, bio and tasks', async () => {
    const testEditor = await opened()
    const html = part(testEditor, sectionOf(npcsView))
    for (const npc of cast(testEditor.draft())) {
      expect(html).toContain(`src="${npc.avatar}"`)
      const text = read(html)
      for (const one of [npc.name, npc.occupation, npc.bio]) expect(text).toContain(one)
      expect(text).toContain(npc.tasks[0]?.name)
    }
    expect(html).toMatch(/[♀♂]/)
    expect(read(html)).toContain('years old')
  })

  it('[NP2] who has no picture shows initials', async () => {
    const testEditor = await opened({ npcs: [anNpc({ name: 'Ada Marsh' })], npcPhotos: [] })
    expect(read(part(testEditor, sectionOf(npcsView)))).toContain('AM')
    const named = await opened({ npcs: [anNpc({ name: '陈默' })], npcPhotos: [] })
    expect(read(part(named, sectionOf(npcsView)))).toMatch(/陈 陈默/)
  })

  it('[NP3] details hold avatar, photo, introduction, tasks and traits, whether a text or a list', async () => {
    const testEditor = await opened()
    const details = (npc: ReturnType<typeof cast>[number] | undefined) =>
      npc === undefined
        ? ''
        : shown(
            testEditor,
            createElement(NpcDetails, { npc, at: 0, taskPaths: new Map(), language: 'en_US' }),
          )
    const [first] = cast(testEditor.draft())
    const html = details(first)
    for (const source of [first?.avatar, first?.photo]) expect(html).toContain(`src="${source}"`)
    for (const one of [first?.bio, first?.tasks[0]?.name, first?.traits[0]?.effect])
      expect(read(html)).toContain(one)
    const read2 = (personality: unknown) => decodeNpc({ id: 9, name: 'Bo', personality })
    for (const personality of ['Quick to laugh', [{ name: 'Quick', effect: 'to laugh' }]]) {
      const npc = read2(personality)
      expect(npc).not.toBeNull()
      expect(read(details(npc === null ? undefined : { ...npc, tasks: [] }))).toMatch(
        /Character traits.*Quick ?to laugh/,
      )
    }
  })
})

describe('the story', () => {
  it('[SO1] shows the prologue in paragraphs behind a button that is open', async () => {
    const html = part(await opened(), sectionOf(storyView))
    expect(prologue.length).toBeGreaterThan(1)
    for (const paragraph of prologue) expect(read(html)).toContain(paragraph)
    expect(html).toMatch(/aria-expanded="true"[^>]*>Prologue/)
    expect(html.match(/<p class="m-0">/g)?.length).toBeGreaterThanOrEqual(prologue.length)
  })

  it('[SO2] a chapter card shows number, title and summary', async () => {
    const html = part(await opened(), sectionOf(storyView))
    for (const { id, title, summary } of chapters) {
      expect(html).toContain(`aria-label="Chapter ${id}"`)
      expect(read(html)).toContain(title)
      expect(read(html)).toContain(summary)
    }
  })
})

describe('key nodes and tasks', () => {
  it('[KN2] shows how many nodes and tasks there are, each with its preview', async () => {
    const text = read(part(await opened(), sectionOf(contentsView, previewView)))
    const nodes = GAME.contents.reduce((sum, one) => sum + one.nodes.length, 0)
    expect(text).toContain(`Key nodes ${nodes} `)
    expect(text).toMatch(/Tasks \d+ /)
    for (const one of ['Preview key nodes', 'Preview tasks']) expect(text).toContain(one)
  })

  it('[KN3] says that it waits, and how far step 4 is, until there is something', async () => {
    const html = part(await opened({ contents: [], status: 1 }), sectionOf(contentsView))
    expect(read(html)).toContain('Waiting for generation')
    expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="\d+"/)
    expect(read(html)).not.toContain('Preview key nodes')
  })

  it('[ST14] waits for nothing once a game without any is written', async () => {
    const html = part(await opened({ contents: [], status: 2 }), sectionOf(contentsView))
    expect(read(html)).not.toContain('Waiting for generation')
    expect(read(html)).toContain('Key nodes 0')
  })
})

it('[ST14] [TO13] a written game waits for nothing: a part that is empty, or failed, says so', async () => {
  const views = [basicsView, playerView, npcsView, storyView]
  const empty = await opened({ ...UNWRITTEN, status: 2 })
  const failed = await opened({
    ...UNWRITTEN,
    status: 3,
    failedStages: ['initial_element', 'character_profile', 'npc_list', 'outline'],
  })
  for (const view of views) {
    const pages = [empty, failed].map((testEditor) => part(testEditor, sectionOf(view)))
    for (const html of pages) expect(html).not.toMatch(/progressbar|animate-shimmer/)
    expect(read(pages[0] ?? '')).toContain('Nothing was written for this part.')
    expect(read(pages[1] ?? '')).toContain('Some of this could not be made')
  }
})

it('[ST12] every section shows its percent in place of what is not there yet', async () => {
  const testEditor = await opened({ ...UNWRITTEN, status: 1 })
  for (const view of [basicsView, playerView, npcsView, storyView, contentsView]) {
    const html = part(testEditor, sectionOf(view))
    expect(html.match(/role="progressbar"/g)).toHaveLength(1)
    expect(read(html)).toContain('%')
    expect(read(part(await opened(), sectionOf(view)))).not.toMatch(/\d%/)
  }
  expect(npcs.length).toBeGreaterThan(0)
})
