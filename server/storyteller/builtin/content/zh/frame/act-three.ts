import type { ActThree } from '../../../content.ts'

/** Chapter three: the lock, the slip, the accusation, four endings. */
export const ACT_THREE: ActThree = {
  puzzleText: [
    '拦在面前的是一把三位数的转盘锁。锁边刻着一行小字，笔迹你已经认得了：“{kit.codeHint}。”',
    '锁有三个转盘，没有钥匙孔。有人用细笔在上面写了一句话，是{victim.full}的字：“{kit.codeHint}。”',
    '最后一道关不认钥匙，只认数目。三位数，提示就写在锁上：“{kit.codeHint}。”',
  ],
  askCode: [
    '“{kit.codeHint}。”这两个数，你都已经读到过。拨多少？',
    '一个数在开头，一个数在钟上：{kit.codeHint}。该拨到哪里？',
    '{kit.codeHint}。你把两个数在心里摆好。结果是？',
  ],
  replyCodeRight: [
    '锁舌轻轻一响，让开了。',
    '三个转盘一齐停住，像是松了口气。',
    '最后一格落下去，里面有什么东西应了一声。',
  ],
  replyCodeWrong: ['锁不吭声，只是不开。', '转盘停在那里，纹丝不动。', '你拽了一下，白拽了。'],
  wrongCode: [
    '你出声又算了一遍。{kit.codeExplain}是{code}。等锁舌让开的时候，外头已经有人听见你在拨锁，也已经有工夫想好该怎么说。',
    '{ally.full}把提示念了三遍，念到第三遍，你们同时明白过来：{kit.codeExplain}正是{code}。锁开得太响，整个{place}大概都听见了。',
  ],
  trace: [
    '这里也有{mark.short}，蹭在边沿上，是关门的人顺手留下的。{loner.full}身上没有，{holder.full}身上也没有。{marked.full}袖口上有一块，没等人问就讲过来历：{marked.he}{kit.innocentMark}。{culprit.full}也有，只有一星，藏在衣服里子上；外面那件，{culprit.he}换过了。',
    '角落里又是那样东西：{mark.short}。你把四个人在心里过了一遍。{loner.full}干干净净，{holder.full}干干净净。{marked.full}沾了，可{marked.he}{kit.innocentMark}，人人看见的。还有一个人也沾了，在换过的外衣底下，没有来历：{culprit.full}。',
    '进出这里的人，免不了要碰上{mark.short}。今夜你在两个人身上见过它。一个是{marked.full}，{marked.he}{kit.innocentMark}，说得出时候，也说得出地方。另一个是{culprit.full}，只有衣领翻折处那么一点，{culprit.he}从来没有提过。{loner.full}和{holder.full}，一星也没有。',
    '你蹲下去，在不显眼的地方又认出了它，{mark.short}。见过它的袖子，你今夜数得出来：{marked.full}的那一只，来历明白，{marked.he}{kit.innocentMark}；{loner.full}的、{holder.full}的，翻过来都是干净的。剩下{culprit.full}，外衣是后来换的，衬里上还留着一星，问起来，{culprit.he}只说没有留意。',
  ],
  askSlip: [
    '你当众{kit.lie}。把他们的话再过一遍，哪一句，只有知道得更多的人才说得出来？',
    '这一夜，知道内情的只该有你和{ally.full}。可四个人里，有一个说漏了。是哪一句？',
  ],
  rightSlip: [
    '你给出去的是一件事，有人答的是另一件。',
    '就是它。没有人问过这个，也没有人告诉过{culprit.him}这个。',
  ],
  wrongSlip: [
    '这话谁都能说。再听一遍，有人回答了一个你从没给过的事实：“{slip}。”',
    '这一句里没有秘密。漏了底的是另外一句：“{slip}。”当时谁也没有接话。',
  ],
  gather: [
    '你第二次把四个人请到一起。{kit.gatherMood}时间、钥匙、痕迹，还有一句知道得太多的话。你把每个人都看够了该看的工夫。',
    '还是{home}，还是那几个座位。{kit.gatherMood}上一回你问他们在哪里，这一回你不问了。钟点、钥匙、痕迹、一句话，四样东西你都带来了。',
    '他们进来的时候，都先看了看你的脸色。{kit.gatherMood}你把这一夜从头理到尾：谁有那个时刻，谁够得着钥匙，谁身上有痕迹，谁说了不该知道的话。',
    '你让{ally.full}把四个人请来，这一回谁也没有问为什么。{kit.gatherMood}你先把钟扶到桌上，再放下簿子，再说那点痕迹，最后，把那句漏了底的话慢慢念了一遍。四样摆齐，桌边有一个人的手，收到了桌子底下。',
  ],
  accuse: ['那么，是谁{kit.deedDid}？', '没有人再开口，都在等你。究竟是谁{kit.deedDid}？'],
  optionName: '{named.occupation}{named.full}。',
  replyName: [
    '你先说名字，再说理由。',
    '名字说出口，屋里静得没有一点声音。',
    '你看着那个人，把话说完。',
  ],
  clearLoner: [
    '“不是。”没等{loner.full}开口，{ally.full}先拦住了，声音很轻，所以更难受。{loner.full}没有证人，可也没碰过{key.the}，身上更没有一星{mark.short}。一样可疑，不是三样可疑。有个人悄悄松了一口气，你没看清是哪一个。',
    '{loner.full}没有替自己辩，只是望着你，像望着一个答错了题的学生。{ally.full}替{loner.him}辩了：时刻算{loner.him}一份，{key.the}没有{loner.him}的份，{mark.short}也没有。三份里只占一份，那不叫罪，那叫不凑巧。',
    '{loner.full}听完，只问了一句：“那么{key.the}呢？”你答不上来。{ally.full}替大家答了：{loner.full}没有碰过它，身上也寻不出{mark.short}，只是那段工夫没有人陪。“没有人陪，”{ally.full}把话说得很慢，“不能算错处。”这间屋里，倒有一个人因此坐得松快了些。',
  ],
  clearHolder: [
    '{marked.full}一声不响地把棋谱推到桌子中间。{trueTime}前后九分钟，{holder.full}正在丢一个子，白纸黑字。{holder.he}经手过{key.the}，却没经手过那个钟点。角落里，不知是谁把杯子放回了原处，很轻。',
    '“要是{holder.full}，”{ally.full}翻着棋谱，“那这一步是谁走的？”谱上{trueTime}那一着，是{holder.he}下错了，还悔了一回棋。钥匙从{holder.him}手里出去，人却没有跟着出去。四个人里，有一个一直没有抬头。',
    '{holder.full}苦笑了一下，没有争。争的是{marked.full}：“{trueTime}这一着，我等了半天，等的就是{holder.him}。”棋谱转了一圈，人人都看清了那个时刻。钥匙可以借人的手走路，棋子不能。有人伸手去添灯，手伸到一半，又缩了回去。',
  ],
  clearMarked: {
    plain: [
      '“就凭这点{mark.short}？”（笑了，笑得不好听）“我{kit.innocentMarkSaid}，在场的谁没看见。再说，{trueTime}我正在记谱。”（痕迹单独拿出来，从来就不够。你听见有人把绷着的一口气慢慢吐掉了）',
      '“你看我的袖子，不看我的谱？”（把那页纸举到灯下）“{trueTime}，这一着，我的字。沾上的东西我早说过，我{kit.innocentMarkSaid}。”（你没有话答{self.him}。背后，有一把椅子轻轻响了一下）',
    ],
    polite:
      '“您误会了。”（把棋谱双手递上）“{trueTime}这一行是我写的。至于衣上所沾，我{kit.innocentMarkSaid}，当时便回明了的。”（礼数周全，倒叫你脸上发热）',
    casual:
      '“哎哟喂，这就怪上我了？”（把袖子翻给大家看）“我{kit.innocentMarkSaid}，累出一身汗，落下一身灰。{trueTime}？{trueTime}我正想着怎么吃{holder.him}的炮呢。”（有人跟着笑，笑得比该笑的久了一点）',
    elder:
      '“孩子，”（一点不恼）“我{kit.innocentMarkSaid}，这是沾上的，不是藏着的。{trueTime}那一步棋，我想了半盏茶，写在谱上了。你再想想。”（你只好再想想）',
    blunt:
      '“错了。”（谱拍在桌上）“{trueTime}，在写字。我{kit.innocentMarkSaid}。换一个。”（椅子都没有动，只有一个人的影子动了一下）',
    grand:
      '“好一出指鹿为马。”（慢条斯理把袖子抖开）“我{kit.innocentMarkSaid}，众目睽睽。{trueTime}那一着，妙手，可惜写在纸上，不写在脸上。”（众人的目光散开，其中有一道，散得慢了半拍）',
  },
  retry: [
    '他们还肯再听你一句。这一句，你怎么用？',
    '说错一次，屋里的人就离你远了一步。还剩一次。',
    '{ally.full}低声提醒你：时刻、钥匙、痕迹，三样都占的才算。你怎么说？',
  ],
  retryName: [
    '“三样都占的，是{named.full}。”',
    '“我说错了。是{named.full}。”',
    '“时刻、钥匙、痕迹，都指着{named.full}。”',
  ],
  replyRetryRight: ['这一回，没有人插嘴。', '这个名字落下去，连一声辩白也没有激起来。'],
  replyRetryWrong: [
    '你又看见一张受了委屈的脸。没有第三次了。',
    '{ally.full}闭了闭眼。你知道，又错了。',
  ],
  giveUp: ['什么也不说，让大家散了。', '承认自己不知道。', '算了。到此为止。'],
  replyGiveUp: [
    '一个一个走了。最后走的那个，还把椅子摆正了。',
    '没有人为难你。体谅起来，比为难更快。',
  ],
  verdict: [
    '{culprit.full}等着。静得能听见那只钟没有在走。',
    '话说完了，{culprit.full}反倒坐直了，像一个等着找零的人。接下来的这句，轮到你。',
    '{culprit.full}没有求你。{culprit.he}只问：“往下，你打算怎么办？”',
  ],
  optionLaw: [
    '“刚才的话，请再说一遍，说给该记录的人听。”',
    '“该交给谁，就交给谁。我陪你走这一段。”',
  ],
  replyLaw: [
    '{culprit.he}点点头，像早就备好了这个点头。',
    '“也好。”{culprit.he}应得很轻，“省得我自己去。”',
  ],
  optionMercy: [
    '“能补的，你去补。就在我看得见的地方补。”',
    '“我可以当今夜没有问过。可是欠下的，你得还。”',
  ],
  replyMercy: ['这一句，{culprit.he}没有准备过。', '{culprit.he}张了张嘴，第一次没有找到话。'],
  optionTruth: [
    '“轮不到我来判。我把{victim.full}最后写的，念给大家听。”',
    '“先别忙着定罪。{victim.full}还有话没说完，我替着念。”',
  ],
  replyTruth: [
    '那页纸很薄，你过了一会儿才念得出声。',
    '你展开那封信。四个人都往前靠了靠，连{culprit.full}也是。',
  ],
}
