import type { IdeaNouns } from '../../../content.ts'
import type { Person } from '../../../kit.ts'
import { isAnimal } from '../idea/word-classes.ts'

const WOMEN = /母|姉|妹|娘|妻|少女|女|姫|魔女|巫女|女将|花嫁|彼女|おばあ|令嬢|婆|人魚/
const MEN = /父|兄|弟|息子|夫|少年|男|王子|侍|おじい|爺|花婿|武士|住職|神父/
const AGES: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/曾祖|おばあ|おじい|祖母|祖父|老人|老婆|爺|婆/, [71, 82]],
  [/少女|少年|子供|子ども|学生|生徒|弟子|アイドル|孫/, [15, 18]],
  [/母|父|伯|叔/, [47, 58]],
  [/姉|妹|兄|弟|娘|息子|恋人|花嫁|花婿|友/, [22, 34]],
]
const BEINGS = /人工知能|AI|ロボット|アンドロイド|幽霊|亡霊|妖怪|竜|龍|ドラゴン|神|鬼|人魚|吸血鬼/

function appearanceOf(role: string): string {
  if (isAnimal(role))
    return '毛並みより先に、まなざしを覚えられる。人の話を聞くとき、きまって少し横を向く'
  if (BEINGS.test(role))
    return '見た者の言うことは、みな違う。ただ、こちらを見ていた、という一点だけが同じである'
  return 'どの絵姿でも、少しだけ横を、誰かのいるほうを見ている'
}

/** The one the idea is about: sex, age and looks as its words tell, the rest as the story has it. */
export function fittedVictim(nouns: IdeaNouns | null, story: Partial<Person> = {}): Person {
  const role = nouns?.role ?? ''
  const sex = WOMEN.test(role) ? 'female' : MEN.test(role) ? 'male' : 'any'
  return {
    occupation: '{role}',
    called: '{who}',
    sex,
    age: AGES.find(([pattern]) => pattern.test(role))?.[1] ?? [44, 59],
    given: sex === 'male' ? ['巴', '清', '要'] : ['千代', '和泉', '巴'],
    portrait: { hair: 'short', accessory: 'scarf', coat: '#39424e' },
    bio: story.bio ?? '{epithet}。少なくとも、額の一行ではそういうことになっている。',
    backstory:
      story.backstory ?? '続きを書きとめるのに何年もかけた。名前をひとりも落とさないためである。',
    personality: story.personality ?? '頑固、気前がよい、待つのがうまい',
    appearance: appearanceOf(role),
  }
}
