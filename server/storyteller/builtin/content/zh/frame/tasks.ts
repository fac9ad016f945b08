import type { TaskKey, TaskTexts } from '../../../content.ts'

/** The player's ledger: what was set, when it is done, what it gives. */
export const TASKS: Readonly<Record<TaskKey, TaskTexts>> = {
  hour: {
    name: ['真正的时刻', '钟说了多少谎', '把时间还回去'],
    target: ['弄清事情究竟发生在几点。', '查出停住的那只钟替谁挡了一挡。'],
    condition: '把停住的钟拨正。',
    reward: '一份过于齐整的行踪露出破绽。',
  },
  key: {
    name: ['{key.bare}的去向', '第三个签名', '簿子上的先后'],
    target: ['查出{trueTime}时{key.the}在谁手里。', '弄清{key.the}是怎样离开保管的人的。'],
    condition: '排出四个签名的先后。',
    reward: '够得着{key.the}的只剩两个人。',
  },
  name: {
    name: ['说出名字', '三样都占的人', '只有一个名字'],
    target: ['指认时刻、钥匙、痕迹三样都占的那个人。', '当着所有人，把名字和理由一起说出来。'],
    condition: '第一次或第二次指对人。',
    reward: '一份供词，和一个选择。',
  },
  sleeve: {
    name: ['袖口', '藏起来的那只袖子'],
    target: '看见{marked.full}不想让你看见的东西。',
    condition: '最先去找{marked.full}。',
    reward: '比别人早一步认得那种痕迹。',
  },
  rule: {
    name: ['老规矩', '洇掉的那个词'],
    target: '补全{victim.full}的便条。',
    condition: '一次填对缺的词。',
    reward: '{ally.full}从此把你当自己人。',
  },
  loner: {
    name: ['{loner.full}的那一段空白', '没有证人的人'],
    target: '听{loner.full}自己讲。',
    condition: '跟住{loner.full}，并且问得客气。',
    reward: '一个听见黑暗里脚步声的证人。',
  },
  holder: {
    name: ['少了一把', '空着的钩子'],
    target: '在指责之前，先让{holder.full}解释。',
    condition: '跟住{holder.full}，并且问得客气。',
    reward: '{holder.full}压在心里的那句话。',
  },
  verse: {
    name: ['讲究起头', '竖着念的诗'],
    target: '读懂{victim.full}留下的四句话。',
    condition: '一次认出诗里藏着的地方。',
    reward: '通往{hidden.the}的路。',
  },
  slip: {
    name: ['说漏的一句', '知道得太多'],
    target: '记住{culprit.full}说过的原话。',
    condition: '挑出那句不该有人知道的话。',
    reward: '三样可疑之外的第四样。',
  },
  page: {
    name: ['留给那个人的一页', '还没念出来的信'],
    target: '有一位听众，一直没有等到。',
    condition: '选择把信念给大家听。',
    reward: '最安静的一种结局。',
  },
}
