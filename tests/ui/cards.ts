import type { GameCard, ScriptCard } from '#schemas/library.ts'

/** A script of the list, whole and published as game `g1`. */
export const aScriptCard = (given: Partial<ScriptCard> = {}): ScriptCard => ({
  id: 's1',
  title: 'Salt and Paper',
  cover: 'http://here/media/cover.webp',
  status: 2,
  progress: 100,
  scriptVersion: 3,
  publishedGameId: 'g1',
  publishedVersion: 3,
  language: 'en_US',
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  ...given,
})

/** That game, among the published ones. */
export const aGameCard = (given: Partial<GameCard> = {}): GameCard => ({
  gameId: 'g1',
  scriptId: 's1',
  title: 'Salt and Paper',
  cover: null,
  url: 'http://here/play/g1',
  version: 1,
  publishedAt: '2026-11-21T00:00:00.000Z',
  visibility: 'unlisted',
  ...given,
})
