import type { FastifyRequest } from 'fastify'
import { GameLanguage, RequestLanguage, requestLanguageOf } from '#schemas/language.ts'

type Wish = { language: string; weight: number }

/** The language a caller wants to be answered in: the first of `Accept-Language` that is spoken here, else English. */
export function callerLanguage(request: Pick<FastifyRequest, 'headers'>): RequestLanguage {
  const wishes = (request.headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map(wishOf)
    .sort((one, other) => other.weight - one.weight)
  for (const { language, weight } of wishes) {
    const spoken = RequestLanguage.safeParse(language)
    if (spoken.success && weight > 0) return spoken.data
  }
  return 'en'
}

/** The language of the first screen: the one chosen before in this browser, else the one it asks for. */
export function chosenLanguageOf(request: Pick<FastifyRequest, 'headers'>): RequestLanguage {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  const known = GameLanguage.safeParse(chosen)
  return known.success ? requestLanguageOf(known.data) : callerLanguage(request)
}

function wishOf(text: string): Wish {
  const [tag = '', ...options] = text.trim().split(';')
  const quality = options.find((option) => option.trim().startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.trim().slice(2))
  return {
    language: tag.trim().split(/[-_]/)[0]?.toLowerCase() ?? '',
    weight: Number.isFinite(weight) ? weight : 0,
  }
}
