import { describe, expect, it } from 'vitest'
import { FORECAST, forecastAnswer, openForecast } from './forecast-editor.ts'

describe('what a model will need for a game', () => {
  it('[ML104] is asked for once a length is chosen, once for each length and language, and shown of the one that is chosen', async () => {
    const other = { ...FORECAST, games: 0, ms: null }
    const world = openForecast([forecastAnswer(FORECAST), forecastAnswer(other)])
    await world.choose({ style: 'ANIME' })
    expect(world.asks()).toEqual([])
    await world.choose({ duration: 'normal' })
    expect(world.asks()).toMatchObject([
      { request: { query: { language: 'en_US', duration: 'normal' } } },
    ])
    expect(world.shown()).toEqual(FORECAST)
    await world.choose({ audience: 'ALL' })
    expect(world.asks()).toHaveLength(1)
    await world.choose({ language: 'ja_JP' })
    expect(world.asks()[1]).toMatchObject({
      request: { query: { language: 'ja_JP', duration: 'normal' } },
    })
    expect(world.shown()).toEqual(other)
    await world.choose({ duration: null })
    expect([world.shown(), world.asks().length]).toEqual([null, 2])
  })

  it('[ML104] is not shown of another length while that one’s is on its way', async () => {
    const late = Promise.withResolvers<unknown>()
    const world = openForecast([forecastAnswer(FORECAST), late.promise])
    await world.choose({ duration: 'normal' })
    await world.choose({ duration: 'hard' })
    expect(world.shown()).toBeNull()
    late.resolve(forecastAnswer({ ...FORECAST, games: 9 }))
    await world.choose({ style: 'ANIME' })
    expect(world.shown()).toMatchObject({ games: 9 })
  })

  it('[ML104] is asked for only where a model writes, and of a server without the call once', async () => {
    const alone = openForecast([], false)
    await alone.choose({ duration: 'normal' })
    expect(alone.asks()).toEqual([])
    const bare = openForecast([{ ok: false, status: 404, desc: '' }])
    await bare.choose({ duration: 'normal' })
    await bare.choose({ duration: 'hard' })
    expect(bare.asks()).toHaveLength(1)
    // one that did not come is asked for again with the next length
    const lost = openForecast([{ ok: false, status: 0, desc: '' }, forecastAnswer(FORECAST)])
    await lost.choose({ duration: 'normal' })
    await lost.choose({ style: 'ANIME' })
    expect([lost.asks().length, lost.shown()]).toEqual([1, null])
    await lost.choose({ duration: 'hard' })
    expect([lost.asks().length, lost.shown()]).toEqual([2, FORECAST])
  })
})
