import { expect, it } from 'vitest'
import { GameLanguage, RequestLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import { AgeGroup, ArtStyle, Audience, Duration, OFFERED_DURATIONS } from '#schemas/settings.ts'
import { SignInMethod } from '#schemas/user.ts'

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
