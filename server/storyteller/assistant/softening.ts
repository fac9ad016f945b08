import { replacerOf } from './replacing.ts'

const ENGLISH =
  'corpse>body, corpses>bodies, slaughtered>killed, blood-soaked>stained, bloodstained>stained, blood-stained>stained, hated>disliked, hates>dislikes, hatred>dislike, stupid>foolish, idiot>fool, idiots>fools, moron>fool, bastard>rascal, bastards>rascals, damned>blasted, scream>cry, screams>cries, screamed>cried out, terrified>frightened, terrifying>unsettling, terror>fear, horrible>unpleasant, horrifying>unsettling, horrified>shocked, horror>shock, furious>angry, fury>anger, vicious>sharp, brutal>harsh, brutally>harshly, cruel>unkind, cruelty>unkindness, agony>pain, despised>disliked, despises>dislikes, loathes>dislikes, loathed>disliked, ruthless>determined, savage>rough, gruesome>sad'
const CHINESE =
  '尸体>遗体, 尸首>遗体, 该死的>烦人的, 蠢货>糊涂人, 愚蠢>糊涂, 憎恨>不满, 痛恨>不满, 仇恨>怨气, 恐怖>不安, 血淋淋>带着伤, 尖叫>叫喊, 惨叫>叫喊, 暴怒>生气, 残忍>冷淡, 混蛋>家伙, 凶狠>严厉, 恶毒>刻薄, 咒骂>埋怨, 绝望>失落, 狠毒>刻薄, 屠杀>杀害'
const JAPANESE =
  '死体>遺体, 死骸>亡骸, 憎しみ>わだかまり, 恐ろしい>こわい, 恐怖>不安, 血まみれ>傷だらけ, 悲鳴>叫び声, 激怒>立腹, 残酷な>冷たい, 残忍な>冷たい, 絶望>落胆, 怒鳴った>声を上げた, 怒鳴る>声を上げる, 愚かな>うかつな, 馬鹿な>おかしな, 憎悪>わだかまり, 虐殺>殺害'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const PAIRS = [ENGLISH, CHINESE, JAPANESE]
  .flatMap((list) => list.split(', '))
  .flatMap((pair) => {
    const [from = '', to = ''] = pair.split('>')
    return [
      { from, to },
      { from: capital(from), to: capital(to) },
    ]
  })

/** A text with its harshest words said more gently, by a small list in each language. */
export const softened = replacerOf(PAIRS)

/** The harsh words a text says, each once. */
export const harshWordsIn = (text: string): string[] => [
  ...new Set(
    PAIRS.filter(
      ({ from, to }) => text.includes(from) && replacerOf([{ from, to }])(text) !== text,
    ).map(({ from }) => from),
  ),
]
