import nlp from 'compromise'
import type { RequestLanguage } from '#schemas/language.ts'

const DETERMINER =
  /^(?:an?|the|my|our|his|her|their|its|your|some|this|that|these|those|every|each|any|no|one|another)\s+/i
/** Who did it is no part of the noun before: the flower show somebody. */
const NOBODY = /\s+(?:some|any|every|no)(?:body|one|thing)$/i
const NOT_A_THING =
  /^(?:i|you|he|she|it|we|they|who|what|which|that|this|there|someone|somebody|something|everyone|everything|nobody|nothing|one|ones|day|days|week|weeks|time|way|story|game|idea|lot|thing|things|people|person|man|woman|night)$/i

function englishNouns(text: string): string[] {
  const phrases: string[] = nlp(text).nouns().out('array')
  return phrases
    .flatMap((phrase) => phrase.split(/,\s*|\s+(?:who|that|which|where|and|or|of the|with)\s+/i))
    .map((phrase) =>
      phrase
        .replace(/[^\p{L}\p{N}'’ -]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .map((phrase) => phrase.replace(DETERMINER, '').replace(NOBODY, '').trim())
    .filter(
      (phrase) => phrase.length > 2 && phrase.split(' ').length <= 5 && !NOT_A_THING.test(phrase),
    )
}

const PARTICLES =
  /^(?:一个|一名|一位|一只|一本|一封|没有|可以|自己|他们|她们|我们|你们|所有|任何|每个|正在|已经|发现|一様|ある|一人|一冊|誰も|何か|自分|彼女|彼ら|私たち)$/
const SINGLE = /[猫犬狗龙竜狐鬼剑剣狼虎鹤鶴鲸鯨王姫茶雪月星海山]/u

function segmentedNouns(text: string, language: 'zh' | 'ja'): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  const kept = [...words].filter((word) => word.isWordLike).map((word) => word.segment)
  return kept.filter(
    (word) =>
      !PARTICLES.test(word) &&
      !/^[\u3040-\u309f]+$/.test(word) &&
      ([...word].length > 1 || SINGLE.test(word)) &&
      /[\p{L}\p{N}]/u.test(word),
  )
}

/** The noun phrases of a text, each once, in its order. */
export function nounsIn(text: string, language: RequestLanguage): string[] {
  const all = language === 'en' ? englishNouns(text) : segmentedNouns(text, language)
  return [...new Set(all)].slice(0, 12)
}
