import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import { emptyThinking, type Thinking } from '#schemas/thinking.ts'
import {
  beginAfterLogin,
  cacheMarkdown,
  collapseAfterEnd,
  followOutlineStream,
  stopTelling,
} from './effects.ts'

type Request = { requestId: string; salt: string | null }

const secondsSince = (startedAt: number | null, at: number): number =>
  Math.max(LIMITS.thinkingMinSeconds, startedAt === null ? 0 : (at - startedAt) / 1_000)

const begin = (request: Request, at: number, before: Draft): Thinking => ({
  ...emptyThinking(),
  ...request,
  forIdea: before.session.idea.text,
  forLanguage: before.session.idea.language ?? DEFAULT_GAME_LANGUAGE,
  status: 'thinking',
  startedAt: at,
})

/** The storyteller's visible reasoning, from the stream's first word to its end. */
export const thinking = definePlugin({
  name: 'thinking',
  slice: 'thinking',
  reduce: {
    'thinking/started': (_, { payload, at }, { before }) => begin(payload, at, before),
    'thinking/received': withImmer((slice, { payload }) => {
      slice.text += payload.text
    }),
    'thinking/completed': withImmer((slice, { payload, at }) => {
      if (slice.status !== 'completed') {
        slice.status = 'completed'
        slice.seconds = secondsSince(slice.startedAt, at)
      }
      slice.trouble = payload.trouble
      slice.detail = payload.detail
    }),
    'thinking/collapsed': withImmer((slice, { payload }) => {
      slice.collapsed = payload.collapsed
      if (payload.byHand) slice.held = true
    }),
    'thinking/held': withImmer((slice) => {
      slice.held = true
    }),
    'thinking/restored': (_, { payload }) => ({
      ...emptyThinking(),
      ...payload,
      status: 'completed',
      collapsed: true,
    }),
  },
  effects: [followOutlineStream, stopTelling, beginAfterLogin, collapseAfterEnd, cacheMarkdown],
})
