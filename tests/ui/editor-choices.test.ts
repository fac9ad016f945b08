import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { aPlayer } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { startBodyOf } from '#plugins/settings/brief.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { AgeGroup, Duration, OFFERED_DURATIONS } from '#schemas/settings.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { draftWith } from '../core/draft-with.ts'
import { IDEA, OPTIONS } from '../plugins/creation-editor.ts'

const words = JSON.parse(readFileSync('ui/locales/en/create.json', 'utf8')).settings

it('[SE4] knows six difficulties and offers four of them with their lengths', () => {
  expect(Duration.options).toEqual(['beginner', 'easy', 'normal', 'hard', 'expert', 'extreme'])
  const offered = OFFERED_DURATIONS.map((one) => words.durations[one])
  expect(offered).toEqual([
    'Beginner · under 1 hour',
    'Normal · 1–2 hours',
    'Hard · 2–10 hours',
    'Extreme · over 10 hours',
  ])
})

it('[SE5] offers teenagers, under 18, adults and all ages', () => {
  expect(AgeGroup.options.map((one) => words.ageGroups[one])).toEqual([
    'Teenagers',
    'Under 18',
    'Adults',
    'All ages',
  ])
})

it('[SE13] sends the audience as sex and age, gets it back as player_gender and player_age, and keeps the protagonist apart', () => {
  const draft = emptyDraft()
  const chosen = draftWith({
    idea: { ...draft.session.idea, text: IDEA },
    outlines: { ...draft.session.outlines, options: OPTIONS, forIdea: IDEA, chosenKey: 'silence' },
    settings: {
      ...draft.session.settings,
      style: 'ANIME',
      audience: 'FEMALE',
      duration: 'hard',
      ageGroup: 'TEEN',
      language: 'en_US',
    },
  })
  const body = startBodyOf(chosen)
  expect(body).toMatchObject({ sex: 'FEMALE', age: 'TEEN' })
  const game = {
    ...sampleGame('en_US'),
    brief: { audience: 'FEMALE', ageGroup: 'TEEN' } as const,
    player: aPlayer({ gender: 'male', age: '61' }),
  }
  const wire = encodeGame(game, 1, 'http://pictures.test')
  expect(wire).toMatchObject({ player_gender: 'FEMALE', player_age: 'TEEN' })
  const profile = { p_name: 'Bo', p_gender: 'male', p_age: '61' }
  const answer = JSON.parse(JSON.stringify({ ...wire, character_profile: profile }))
  const back = decodeGame(answer).game
  expect(back.brief).toMatchObject({ audience: 'FEMALE', ageGroup: 'TEEN' })
  expect(back.player).toMatchObject({ gender: 'male', age: '61' })
})
