import type { FastifyRequest } from 'fastify'
import { RequestLanguage } from '#schemas/language.ts'

type Wish = { language: string; weight: number }

/** The language a caller wants to be answered in: the first of `Accept-Language` that is spoken here, else English. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): RequestLanguage {
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

function wishOf(text: string): Wish {
  const [tag = '', ...options] = text.trim().split(';')
  const quality = options.find((option) => option.trim().startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.trim().slice(2))
  return {
    language: tag.trim().split(/[-_]/)[0]?.toLowerCase() ?? '',
    weight: Number.isFinite(weight) ? weight : 0,
  }
}
