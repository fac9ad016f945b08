import type { Line } from '../../../line.ts'

/** The reasoning, a paragraph each; every sentence states what was really decided. */
export const THINK: readonly Line[] = [
  [
    '先把这句话摆在桌上：**“{idea}”**。动笔之前，凡是它已经给了的，我都要留下：{kept}。',
    '我拿到的是一句话：**“{idea}”**。里面有几样东西，我不打算换掉：{kept}。故事得从它们身上长出来。',
    '**“{idea}”**，我念了两遍。能当骨头用的词是{kept}，别的都可以商量，这几个不行。',
  ],
  [
    '**故事住在哪里？** {kit.settingNote}封闭的地方能替悬疑干一半的活，所以我先把路断掉：{kit.isolation}。',
    '**先定地方。** {kit.settingNote}人不能随便进出，话才有分量，于是{kit.isolation}。',
  ],
  [
    '**问题是什么？** {kit.question}玩家必须能从纸面上把它答出来，所以我先定真相，再倒着往回写。',
    '**我要让人追着问的一句话：** {kit.question}答案现在就定死，后面的每一页都只许朝它走，不许绕开它。',
  ],
  [
    '**人。** 能动手的有四个。{loner.occupation}{loner.full}没有不在场证明，但有一个不肯说的理由；{holder.occupation}{holder.full}经手过{key.the}，并为它怎样离手而羞愧；{marked.occupation}{marked.full}身上沾了{mark.short}，来路却清白；只有{culprit.occupation}{culprit.full}三样都占。我用排除法验一遍：论时间，剩下{hourNames}；论{key.the}，剩下{keyNames}；论{mark.short}，剩下{markNames}。三张名单里都有的，只有一个名字。',
    '**四个人，三样可疑。** 时间这一样，落在{hourNames}头上；{key.the}这一样，落在{keyNames}头上；{mark.short}这一样，落在{markNames}头上。三样叠起来，只压住{culprit.occupation}{culprit.full}。另外三位也不是陪衬：{loner.full}那段空白、{holder.full}那次疏忽、{marked.full}袖口上那一点，各有各的来历，都写得出一场戏。',
  ],
  [
    '**公平。** 三个结论各有不止一条路可以走到，任何选择都不会把玩家锁死。钟的谜题是一道乘减：每天快{gain}分钟，走了{days}天，一共{error}分钟，所以{clockTime}其实是{trueTime}。四个签名我逐一排过，合乎三条线索的次序只有一种。密码是{count}减{errorNumber}，两个数玩家都已经读到过。',
    '**我自己先玩一遍。** 钟停在{clockTime}，{days}天里每天多走{gain}分钟，扣掉{error}分钟，真正的时刻是{trueTime}。签名的先后有二十四种可能，三条线索筛完，剩一种。末了那把锁，{count}减{errorNumber}得{code}。没有一步要靠猜，猜错了也走得下去。',
  ],
  ['**它凭什么让人难受？** {kit.theme}', '**谜底之外还得剩点什么。** {kit.theme}'],
  [
    '**四种讲法。** 一只人的手；那件不可能的事是真的，但要付代价；人人都有一点份的沉默；或者，路最后绕回到提问的人自己身上。四种我都起个稿，请创作者来挑。',
    '**同一个真相，可以有四张脸。** 人做的；不是人做的，只是要还；大家一起瞒的；还有，是你自己忘了的。我各写一段，挑哪一段，由你。',
  ],
]
