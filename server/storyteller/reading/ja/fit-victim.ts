import type { IdeaNouns } from '#server/storyteller/builtin/language-pack.ts'
import type { Person } from '#server/storyteller/builtin/person.ts'
import type { Texts } from '#server/storyteller/texts/texts.ts'
import { isAnimal } from './word-classes.ts'

const WOMEN = /母|姉|妹|娘|妻|少女|女|姫|魔女|巫女|女将|花嫁|彼女|おばあ|令嬢|婆|人魚/
const MEN = /父|兄|弟|息子|夫|少年|男|王子|侍|おじい|爺|花婿|武士|住職|神父/
const AGES: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/曾祖|おばあ|おじい|祖母|祖父|老人|老婆|爺|婆/, [71, 82]],
  [/少女|少年|子供|子ども|学生|生徒|弟子|アイドル|孫/, [15, 18]],
  [/母|父|伯|叔/, [47, 58]],
  [/姉|妹|兄|弟|娘|息子|恋人|花嫁|花婿|友/, [22, 34]],
]
const BEINGS = /人工知能|AI|ロボット|アンドロイド|幽霊|亡霊|妖怪|竜|龍|ドラゴン|神|鬼|人魚|吸血鬼/

const isMan = (role: string): boolean => !WOMEN.test(role) && MEN.test(role)

/** The one the idea is about: sex, age and looks as its words tell, the rest as the story has it. */
export function fittedVictim(nouns: IdeaNouns, story: Person, { protagonist }: Texts): Person {
  const { role } = nouns
  const age = AGES.find(([pattern]) => pattern.test(role))?.[1] ?? story.age
  const { animal, being, givenMale } = protagonist ?? {}
  const looks = isAnimal(role) ? animal : BEINGS.test(role) ? being : undefined
  return {
    ...story,
    sex: WOMEN.test(role) ? 'female' : isMan(role) ? 'male' : 'any',
    age,
    ...(isMan(role) && givenMale ? { given: givenMale } : {}),
    appearance: looks ?? story.appearance,
  }
}
