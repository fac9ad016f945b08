import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GameLanguage, RequestLanguage } from '#schemas/language.ts'
import { LIMITS, SIZES } from '#schemas/limits.ts'
import { AgeGroup, ArtStyle, Audience, Duration, OFFERED_DURATIONS } from '#schemas/settings.ts'
import { SignInMethod } from '#schemas/user.ts'
import { beneath, type Node, treeOf } from '../../scripts/mutation/syntax.ts'

it('[EN7] the numbers are those of the specification', () => {
  expect(LIMITS).toMatchObject({
    ticketValidMs: 30 * 60 * 1_000,
    resendCountdownMs: 60 * 1_000,
    passwordMin: 6,
    passwordMax: 20,
    nicknameMin: 3,
    nicknameMax: 20,
    stepCount: 5,
    advanceAtPercent: 90,
    advanceAfterMs: 500,
    animationResetMs: 300,
    animationScanMs: 2_000,
    pingEveryMs: 30_000,
    pollEveryMs: 10_000,
    outlineTimeoutMs: 600_000,
    historyPageSize: 10,
    recentMessages: 10,
    quoteSelectionMin: 3,
    quoteLabelMax: 20,
    typingPerCharacterMs: 50,
    previewTextAdvanceMs: 500,
    previewChoiceAdvanceMs: 800,
    toastMs: 3_000,
    toastSpacingPx: 60,
    toastOffsetPx: 20,
    toastMax: 5,
    thinkingCollapseAfterMs: 1_000,
    thinkingFirstCharacters: 20,
    thinkingCharactersAFrame: 2,
    thinkingTickMs: 100,
    thinkingMinSeconds: 0.1,
    scrollToBottomAfterMs: 50,
    scrollToBottomAfterExpandMs: 200,
    paginatedFlagResetMs: 100,
    tabScrollThrottleMs: 100,
    sectionScrollOffsetPx: 120,
    outlineCardHeightPx: 167,
    outlineColumns: 3,
    reconnectAfterLoginMs: 500,
  })
})

it('[LM1] [LM3] [LM6] [LM16] [CH30] [RE4] what creators send and keep has the sizes of its rules', () => {
  const [kilobyte, megabyte] = [1_024, 1_048_576]
  expect(SIZES).toMatchObject({
    ...{ line: 300, text: 8_000, entries: 200, chatText: 2_000, quotes: 10 },
    ...{ gameBytes: 768 * kilobyte, editBytes: 512 * kilobyte },
    ...{ logBytes: 16 * megabyte, recordingBytes: 8 * megabyte },
    ...{ scriptsOfUser: 200, socketsOfUser: 40, streamsOfUser: 8 },
  })
  // whoever deletes at the limit can go on, and nothing else is as large as an edit
  expect(SIZES.bodyBytes).toBe(128 * kilobyte)
  expect(SIZES.socketMessageBytes).toBe(64 * kilobyte)
  expect(SIZES.address).toBe(2 * kilobyte)
})

it.each<[string, keyof typeof LIMITS, number]>([
  ['an idea of 2,000 characters', 'ideaMax', 2_000],
  ['a session of 30 days', 'sessionDays', 30],
  ['a code of 8 digits', 'ticketDigits', 8],
  ['5 tries at a code', 'ticketTries', 5],
  ['3 s of rest', 'advanceIdleMs', 3_000],
  ['a poll 1 s after a gap', 'gapPollAfterMs', 1_000],
  ['half a second before the first reconnect', 'reconnectFirstMs', 500],
  ['at most 30 s between two', 'reconnectMaxMs', 30_000],
  ['10 minutes of a kept stream', 'outlineReplayMs', 600_000],
  ['30 s of silence', 'outlineSilenceMs', 30_000],
  ['a stream opened twice more', 'outlineReopens', 2],
  ['ten outlines', 'outlinesEnough', 10],
  ['three more', 'outlinesMore', 3],
  ['30 s until a retry', 'patienceMs', 30_000],
  ['60 s for the assistant', 'assistantDeadlineMs', 60_000],
  ['24 h of a key', 'idempotencyHours', 24],
  ['30 days of a deleted game', 'deletedDays', 30],
  ['600 s of a request', 'requestTimeoutMs', 600_000],
])('[EN7] there is %s', (_, name, value) => {
  expect(LIMITS[name]).toBe(value)
})

it('[TH24] a heartbeat comes within 15 s, and sooner than silence is given up', () => {
  expect(LIMITS.heartbeatEveryMs).toBeLessThanOrEqual(15_000)
  expect(LIMITS.heartbeatEveryMs).toBeGreaterThanOrEqual(1_000)
  expect(2 * LIMITS.heartbeatEveryMs).toBeLessThan(LIMITS.outlineSilenceMs)
})

it('[EN7] the lists of words are those of the specification', () => {
  expect(Duration.options).toEqual(['beginner', 'easy', 'normal', 'hard', 'expert', 'extreme'])
  expect(OFFERED_DURATIONS).toEqual(['beginner', 'normal', 'hard', 'extreme'])
  expect(ArtStyle.options).toEqual(['REALISTIC', 'DESIGN', 'RENDER_3D', 'ANIME'])
  expect(Audience.options).toHaveLength(3)
  expect(AgeGroup.options).toHaveLength(4)
  expect(GameLanguage.options).toEqual(['zh_CN', 'en_US', 'ja_JP'])
  expect(RequestLanguage.options).toEqual(['en', 'zh', 'ja'])
  expect(SignInMethod.options).toEqual(['EMAIL', 'PHONE', 'GOOGLE', 'DISCORD'])
})

const HOME = 'schemas/limits.ts'
const files = globSync('{core,schemas,plugins,ui,server}/**/*.{ts,tsx}').filter(
  (file) => file !== HOME && !file.includes('/content/') && !file.includes('server/media/'),
)

/** The names a file speaks of, and the numbers it writes down. */
function saidIn(file: string): { names: Set<string>; numbers: Set<number> } {
  const said = { names: new Set<string>(), numbers: new Set<number>() }
  const visit = (node: Node): void => {
    if (node.type === 'Identifier') said.names.add(String(node.name))
    if (node.type === 'Literal' && typeof node.value === 'number') said.numbers.add(node.value)
    for (const [, child] of beneath(node)) visit(child)
  }
  visit(treeOf(file, readFileSync(file, 'utf8')).program)
  return said
}

it('[EN7] a number of the specification that is like no other stands once', () => {
  const unlike = [LIMITS.outlineCardHeightPx, LIMITS.outlineTimeoutMs, LIMITS.ticketValidMs]
  const twice = files.filter((file) => {
    const { numbers } = saidIn(file)
    return unlike.some((number) => numbers.has(number))
  })
  expect(twice).toEqual([])
})

/** Of the chat, which is work to come; the height of a card, in its class (OL2); the number of steps, which the plugins make (GE8). */
const LATER = new Set([
  'stepCount',
  'historyPageSize',
  'recentMessages',
  'quoteSelectionMin',
  'quoteLabelMax',
  'scrollToBottomAfterMs',
  'scrollToBottomAfterExpandMs',
  'paginatedFlagResetMs',
  'outlineCardHeightPx',
])

it('[EN7] what the specification says by a name is read from there by whoever needs it', () => {
  const words = globSync('ui/locales/en/*.json')
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  const names = new Set(files.flatMap((file) => [...saidIn(file).names]))
  const unread = Object.keys(LIMITS).filter(
    (name) => !names.has(name) && !words.includes(`{{${name}`),
  )
  expect(unread.filter((name) => !LATER.has(name))).toEqual([])
})
