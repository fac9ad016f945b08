import type { ActOne } from '../../../content.ts'

/** Chapter one: three doors, four statements, the clock, the missing word. */
export const ACT_ONE: ActOne = {
  ask: [
    '话传开以前，只有一小会儿工夫。先从哪里下手？',
    '{ally.full}望着你，等你说第一句话。先做什么？',
    '先去哪儿，往往就决定了先信谁。你从哪里开始？',
  ],
  optionSearch: [
    '趁还没人动过，先看{scene}。',
    '去{scene}，看看那地方自己怎么说。',
    '守住{scene}，一寸一寸看过去。',
  ],
  replySearch: [
    '{ally.full}替你把住门口：“您慢慢看，别急着下定论。”',
    '“我不进去。”{ally.full}退后一步，“少一个人走动，就少一样要分辨的东西。”',
    '你让{ally.full}在外头挡着，自己先在门口停了一会儿，什么也没碰。',
  ],
  optionTalk: [
    '赶在{marked.full}想好说辞之前，去找{marked.he}。',
    '先去问{marked.full}，趁{marked.he}还没把话备好。',
    '直接去见{marked.full}。话要趁热听。',
  ],
  replyTalk: [
    '{marked.full}穿戴整齐，像是早就在等。这个时候还穿戴整齐。',
    '{marked.full}倒没有吃惊，只是把身边的东西往里收了收。',
    '你到的时候，{marked.full}正对着一处空白出神。',
  ],
  optionObject: [
    '哪里也不去，把{object}再看一遍。',
    '静下来，先弄懂{object}。',
    '把{object}挪到亮处，从头细看。',
  ],
  replyObject: [
    '你把灯移近，把{object}摆在底下。',
    '{ally.full}替你挡住来往的目光，你把{object}摊平。',
    '第一遍看的是话，第二遍该看别的了。',
  ],
  searchTail: [
    '门框上蹭着一道{mark.short}。你没有碰，只记住了高低。',
    '靠门的地方有一抹{mark.short}，是新的。你绕过去，把它留在原处。',
    '还有一处不起眼：门边印着一点{mark.short}，像有人进出时不留神擦上的。',
  ],
  objectTail: [
    '对折的地方还留着半枚印子，是{mark.short}，不是墨。',
    '翻过来，边上沾着一星{mark.short}，写字可用不着这个。',
    '末了你才看见纸角那点颜色：{mark.short}。写字的人来这儿以前，碰过别的东西。',
  ],
  talkTail: [
    '{marked.full}侧身让路，袖口上露出一点{mark.short}。{marked.he}知道你看见了，你也知道{marked.he}知道。谁都没有先开口，门在两个人中间慢慢合上。',
    '转身的时候，{marked.full}衣袖上那抹{mark.short}在灯下一闪，随即被另一只手盖住。你想问，{marked.he}已经在讲别的事了，讲得有头有尾。',
    '说这些话的工夫，{marked.full}一直把一只袖子藏在身后。走的时候你绕了半步，看清了：袖子上是{mark.short}，还没有干透。',
  ],
  gather: [
    '你把四个人请到{home}。来之前你和{ally.full}说好留一手：对外{kit.lie}。谁要是知道得比这更多，谁就知道得太多了。然后，你挨个问他们人在哪里。',
    '四个人在{home}坐下，彼此隔着一把椅子。你先把话放出去，{kit.lie}；这是你和{ally.full}商量好的，真相少给一分，说漏嘴的人就多露一分。接着你问：那个时候，各位都在哪里？',
    '人到齐了。你守着和{ally.full}的约定，{kit.lie}，别的一个字不提。{home}里有人松了一口气，有人没有，有人装得恰到好处。你请他们一个一个说自己的行踪。',
    '你请{ally.full}去叫人，自己在{home}等。四个人来得有先有后，坐得有远有近，你都记下了。按商量好的，你{kit.lie}，语气放得很平。知道实情的人，此刻最想纠正你，也最不敢。你从最远的那一位问起：事情出来以前，你在哪里？',
  ],
  says: {
    culprit: {
      plain: [
        '“{clockTime}？我就在{home}坐着，{ally.full}看得见我。再往前，我一个人，{self.alone}。{slip}。”',
        '“你问{clockTime}，那我在{home}，不信问{ally.full}，我们还搭了两句话。早些时候？{self.alone}。{slip}。”',
      ],
      polite:
        '“回您的话，{clockTime}我在{home}，{ally.full}可以作证。那以前我是独自一人，{self.alone}。{slip}。”',
      casual:
        '“{clockTime}嘛，{home}，舒舒服服坐着呢，{ally.full}都看见了。早一点儿？就我自己，{self.alone}。{slip}。”',
      elder:
        '“{clockTime}啊，我早在{home}坐稳当了，{ally.full}这孩子还来问我要不要添水。在那之前么，{self.alone}。{slip}。”',
      blunt: '“{home}。{clockTime}，{home}。问{ally.full}去。之前？{self.alone}。{slip}。”',
      grand:
        '“{clockTime}，诸位，我就坐在{home}最亮的那个位子上，{ally.full}是看见的。往前数一段，{self.alone}。{slip}。”',
    },
    loner: {
      plain: [
        '“我一个人。{clockTime}是，{clockTime}以前也是。{self.alone}。{self.quip}。”',
        '“没有人能替我作证，先说在前头。那段工夫，{self.alone}。{self.quip}。”',
      ],
      polite: '“抱歉，没有旁人见过我。从十点前后起，{self.alone}，一直到您来请。{self.quip}。”',
      casual: '“您别这么看我呀。没人陪着又不犯法，{self.alone}，就这么点儿事。{self.quip}。”',
      elder: '“一个人待惯了，{clockTime}也好，再早也好，都一样，{self.alone}。{self.quip}。”',
      blunt: '“一个人。{self.alone}。没有证人。{self.quip}。”',
      grand: '“孤身一人，从头到尾，{self.alone}，连影子都没多出一条来。{self.quip}。”',
    },
    holder: {
      plain: [
        '“十点起，到你们喊人为止，我一直在跟{marked.full}下棋，一盘没赢。{marked.he}边下边记谱，还写钟点，你去看就是了。{self.quip}。”',
        '“在下棋，对手是{marked.full}。十点摆的子，散的时候就是你来叫的时候。谱上一步一步都有时间。{self.quip}。”',
      ],
      polite:
        '“十点整，{marked.full}约我对弈，其间我没有离席。着法和时刻都记在谱上，您可以查。{self.quip}。”',
      casual:
        '“跟{marked.full}杀棋呢，十点开的局，叫{marked.he}杀得片甲不留，谱都记着，丢人得很。{self.quip}。”',
      elder:
        '“{marked.full}陪我下棋，十点坐下去，就没起来过。{marked.he}记谱，我不记，我记输赢就够了。{self.quip}。”',
      blunt: '“下棋。跟{marked.full}。十点开始。有谱。{self.quip}。”',
      grand:
        '“纹枰对坐，对面是{marked.full}，十点落的第一子。胜负不提也罢，好在{marked.he}有记谱的癖好。{self.quip}。”',
    },
    marked: {
      plain: [
        '“跟{holder.full}下棋，十点起的头，中间谁也没离过座。谱在这儿，每一着旁边都有时间。{self.quip}。”',
        '“我和{holder.full}在一张棋盘上耗着，从十点耗到你来。我有记谱的毛病，钟点也记，你自己看。{self.quip}。”',
      ],
      polite: '“我与{holder.full}对局，自十点始。这是棋谱，时刻逐一注明，请过目。{self.quip}。”',
      casual:
        '“下棋呀，跟{holder.full}，十点开始的。喏，谱，连谁想了几分钟我都写了。{self.quip}。”',
      elder:
        '“{holder.full}的棋软，可坐得住，从十点陪我坐到底。谱在这里，老习惯，边上记着时候。{self.quip}。”',
      blunt: '“十点，{holder.full}，棋。谱上有钟点，自己看。{self.quip}。”',
      grand:
        '“一局好棋总要留谱。我与{holder.full}，十点开枰，每一着何时落下，写得明明白白。{self.quip}。”',
    },
  },
  notebook: [
    '你划了四行。{culprit.full}：{clockTime}与{ally.full}同在{home}，此前独处。{loner.full}：始终独处。{holder.full}、{marked.full}：十点起对弈，有谱为证。一页纸干干净净。照钟上的说法，事情出在{clockTime}，那么没有着落的只有{loner.full}一个。干净得有点过分了。',
    '四份说法并排写下来，只占半页。{holder.full}和{marked.full}从十点下棋到散场，互为见证；{culprit.full}在{clockTime}有{ally.full}看着，再早却是独自一人；{loner.full}从头到尾没有旁人。停了的钟指着{clockTime}，四行里就只剩{loner.full}那一行是空的。太省事的答案，你一向不大敢收。',
    '你把听来的排成四格：下棋的两格，{holder.full}和{marked.full}，从十点填到底；{culprit.full}那格，{clockTime}填着{ally.full}的名字，之前空白；{loner.full}那格，全空。倘若钟没有说谎，此刻就可以收笔了。你没有收笔。',
    '{ally.full}念，你写。{culprit.full}，{clockTime}在{home}，有人看见，往前没有；{loner.full}，前前后后都没有；{holder.full}和{marked.full}，十点以后一步也没有离开棋盘。念完了，{ally.full}停下来：“照钟说的{clockTime}，不就只剩{loner.full}了么？”是只剩一个了。你把笔搁下，去看那只钟。',
  ],
  puzzleText: [
    '（敲了敲钟面）“这钟的话您别全信。{days}天前我亲手对过，它一天快{gain}分钟，比利息还准。”',
    '“先别急着信它。”（凑近去看停住的指针）“对它的人就是我，{days}天前。它有个毛病，每天不多不少，快{gain}分钟。”',
    '（把倒下的钟扶正，叹了口气）“它老实，就是性急。{days}天前对准的，往后一天快{gain}分钟，天天如此。”',
  ],
  puzzle: [
    '{scene}里的钟被碰翻后停了，指针停在{clockTime}。它{days}天前对准过，此后每天快{gain}分钟。钟停的那一刻，真正的时间是几点？',
    '一只每天快{gain}分钟的钟，{days}天前对准，今夜翻倒，停在{clockTime}。请把它多走的时间还回去：事情发生在几点？',
  ],
  askHour: [
    '指针停在{clockTime}，{days}天来每天快{gain}分钟。真正的时刻是？',
    '{days}天，一天快{gain}分钟，停在{clockTime}。事情究竟出在几点？',
    '钟说是{clockTime}。照它每天多走{gain}分钟、走了{days}天来算，该是几点？',
  ],
  replyRight: [
    '“那就是说，”{ally.full}慢慢地接上，“我们还都好好坐在那儿让人看着的时候，事情已经完了。”',
    '{ally.full}把几个钟点在心里挪了挪，脸色变了：“这么一来，就不止一个人说不清了。”',
    '数字一落定，先前那一页纸忽然不作数了。',
  ],
  replyAdd: [
    '你把快的分钟加了上去。{ally.full}皱着眉看你的算式。',
    '你往后推。{ally.full}张了张嘴，又合上了。',
  ],
  replySame: ['你让那只钟说了算。', '你决定相信指针。指针没有表示感谢。'],
  wrongHour: [
    '你照着这个钟点查下去，白白花掉大半个钟头，去核对一段不相干的时间里谁在哪里。回来的时候，有人趁空撕掉了一页东西，碎角还卡在{home}的桌缝里。{ally.full}耐着性子又讲了一遍：快的钟，指的比真的“晚”。停在{clockTime}，要往回减{days}个{gain}分钟。真正的时间是{trueTime}。',
    '没查多久，算式自己先散了架。你们回到钟前面重来：它跑在时间前头，跑了{days}天，每天{gain}分钟，一共多跑{error}分钟；从{clockTime}里把这{error}分钟扣掉，就是{trueTime}。耽搁的这一会儿，{home}里有两个人悄悄换了座位。',
    '你拿这个钟点去问，四个人都答得太快，快得让你起了疑心。{ally.full}把你拉到一边，一笔一笔重算：{days}天，一天{gain}分钟，钟替自己多报了{error}分钟。多报的要减，不是加，也不能装作没有。减下来，是{trueTime}。',
    '这个数目你念了两遍，{ally.full}听到第二遍，忍不住了：“它快，快就是走在前头。它指{clockTime}的时候，真的钟点还没到呢。”于是从头来过，{days}天，一天{gain}分钟，扣去{error}分钟，落在{trueTime}。重算的工夫不长，可{home}里已经有人换过了一副神情。',
  ],
  rightHour: [
    '是{trueTime}，不是{clockTime}。你把那一页重新划过。{trueTime}的时候，{holder.full}和{marked.full}正走到一步写着钟点的棋。{loner.full}独自一人。而{culprit.full}，在来到{home}坐下之前，也是独自一人。没有着落的，从一个变成了两个。',
    '把钟拨回{trueTime}，整夜就跟着挪了位。棋谱还站得住：那一刻{holder.full}和{marked.full}都在棋盘前。{clockTime}坐在{home}里的{culprit.full}，{trueTime}却没有人看见；{loner.full}更是从来没有人看见。能动手的那一个，就在这两个名字里头。',
    '{trueTime}。你在这个钟点底下划了一道线，线上面空着两个人：{loner.full}，本来就空着；{culprit.full}，方才还填得满满的。另外两个低头下棋，谱上写得清清楚楚。原来那只钟不光是快，它还替人挡了一挡。',
    '真正的钟点是{trueTime}。你请{ally.full}把棋谱取来，顺着往下找，找到那一行：{holder.full}和{marked.full}都在。再看余下的两位，{loner.full}没有人证，早就说过；{culprit.full}的人证，是{clockTime}的人证，管不到{trueTime}。一个空白，变成了两个空白，其中一个，是有人拿钟遮起来的。',
  ],
  askWord: [
    '{victim.full}留下半张便条，有一个词洇没了：“{kit.note}”{ally.full}早把这条规矩告诉过你。缺的是哪个词？',
    '从{victim.full}的旧物里掉出一张纸，当中一个词已经看不清了：“{kit.note}”你今夜听人念过这条规矩。那个词是什么？',
  ],
  rightWord: [
    '词一放进去，严丝合缝。{victim.full}抄的是一条老规矩，还在下面划了线。',
    '就是这个词。纸上洇开的那一团，大小正好。',
  ],
  wrongWord: [
    '念着也顺，可{victim.full}写的不是这个。你想起{ally.full}说过的那句：“{kit.rule}”缺的，就在里面。',
    '这个词也讲得通，只是跟规矩对不上。规矩是这么说的：“{kit.rule}”答案就在里头。',
  ],
}
