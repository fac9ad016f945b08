import type { FaultKind } from '../proof.ts'
import type { Speech } from './speech.ts'

const FAULTS: Readonly<Record<FaultKind, (number: number) => string>> = {
  way: (number) => `${number} 处去向会落空`,
  speaker: (number) => `${number} 个节点会没有人说话`,
  location: (number) => `${number} 个节点会没有地点`,
  answer: (number) => `${number} 道谜题会没有答案`,
  role: (number) => `${number} 个任务会没有人交托`,
  node: (number) => `${number} 个任务会无法完成`,
  option: (number) => `${number} 个任务会无法完成`,
  name: () => '会有两个人同名',
}

const LANGUAGES: Speech['names']['languages'] = { en_US: '英文', zh_CN: '中文', ja_JP: '日文' }

/** What the assistant says in Chinese. */
export const SPEECH_ZH: Speech = {
  names: {
    parts: {
      title: '标题',
      intro: '简介',
      coverDescription: '封面画面',
      worldOverview: '世界设定',
      playerIdentity: '玩家是谁',
      playerGoal: '玩家的目标',
      mainConflict: '主要冲突',
      incitingEvent: '故事开端',
      theme: '主题',
      keyNpcs: '关键人物',
      symbol: '象征之物',
      timePoint: '时间',
      worldRules: '世界规则',
      name: '名字',
      description: '描述',
      imageDescription: '画面',
      gender: '性别',
      age: '年龄',
      profession: '职业',
      occupation: '职业',
      synopsis: '简介',
      bio: '介绍',
      backstory: '背景',
      appearance: '外貌',
      target: '目标',
      completeCondition: '完成条件',
      reward: '奖励',
      effect: '影响',
      summary: '概要',
      content: '台词',
      prompt: '提问',
      puzzle: '谜面',
      reply: '回应',
    },
    of: (owner, part) => (owner === '' ? part : `${owner} · ${part}`),
    player: '玩家',
    chapter: (number) => `第 ${number} 章`,
    node: (id) => `节点 ${id}`,
    option: (number) => `选项 ${number}`,
    reply: (number) => `选项 ${number} 的回应`,
    paragraph: (number) => `序章 · 第 ${number} 段`,
    trait: (name) => `特点“${name}”`,
    task: (name) => `任务“${name}”`,
    taskOf: (owner, name) => `${owner}的任务“${name}”`,
    inPlay: (title) => `${title}（游玩中）`,
    cover: '封面',
    picture: (owner) => `${owner}的图`,
    languages: LANGUAGES,
  },
  reasons: {
    isName: '就是这个名字',
    says: (words, times) => (times === 1 ? `提到“${words}”` : `${times} 次提到“${words}”`),
    asked: '你指的就是这里',
    shorter: (from, to, node) =>
      `从 ${from} 句减到 ${to} 句${node ? '；请看看谜题是否用得到删去的话' : ''}`,
    gentler: (words) => `说了${words}`,
    removed: '你要去掉它',
    added: '新添的',
    painted: {
      cover: '同一个地方、同样的天气，换一种画法',
      place: '同一处地方，换个角度，换一种光线',
      person: '同一张脸、同一身衣服，换个姿势，换一种光线',
    },
    speaks: (name) => `改由${name}来说`,
    gives: (name) => `改由${name}交托`,
    answer: (words) => `正确答案改为：${words.replace(/[.。]$/u, '')}`,
    right: '通向真相的选项换了',
    follows: '随凶手而变',
    rewritten: (why) => `${why}；后来改写的文字会被替换`,
  },
  plans: {
    renamed: (from, to, places) => `把“${from}”改名为“${to}”，共 ${places} 处。`,
    replaced: (from, to, places) => `把“${from}”改说成“${to}”，共 ${places} 处。`,
    set: (title, to) => `把${title}改为“${to}”。`,
    rewritten: (title) => `把${title}换成你给的文字。`,
    shortened: (title, places) =>
      places === 1 ? `缩短${title}。` : `把 ${places} 处文字缩短到一半左右。`,
    softened: (title, places) =>
      places === 1 ? `把${title}说得柔和些。` : `把 ${places} 处文字说得柔和些。`,
    removed: (title, still) => `删去${title}。${still === 0 ? '' : `还有 ${still} 处文字提到它。`}`,
    retold: (mood, titles) =>
      `${mood === undefined ? '换一个标题' : mood === 'darker' ? '写得更阴暗' : '写得更明亮'}：${titles.join('、')}。`,
    lengthened: (title, places) =>
      places === 1 ? `把${title}写长一些。` : `把 ${places} 处文字写长一些。`,
    taskAdded: (person, task) => `给${person}加一个隐藏任务：“${task}”。`,
    toldAgain: (title, places) =>
      places === 1 ? `把${title}换一种说法。` : `换一种说法，共 ${places} 处。`,
    translated: (title, language, places, still) =>
      `${places === 1 ? `把${title}换成${language}` : `换成${language}，共 ${places} 处`}，人名照旧。${still === 0 ? '' : `另有 ${still} 处不动：后来改写过，或是我没有它的${language}。`}`,
    painted: (title) => `把${title}重画一幅。`,
    culprit: (to, from, { chapter, nodes, tasks, rewritten }) =>
      `把凶手从${from}换成${to}，结局随之而变：第 ${chapter} 章的指认、${nodes} 个节点和 ${tasks} 个任务。这些要改就一起改。${rewritten === 0 ? '' : `其中 ${rewritten} 处后来改写过的文字牵涉到答案，会换回我自己的写法。`}`,
  },
  refusals: {
    unclear: '没看出要改哪里。说个人名、地点或章节，或引用几句。',
    toWhat: (title) => `请说明“${title}”要改成什么，比如：`,
    cannot: {
      change: '我不能这样改。最接近的有：',
      shorten: '我不能缩短它。最接近的有：',
      soften: '我不能把它说得更柔和。最接近的有：',
      remove: '我不能删去它。最接近的有：',
      add: '我不能往游戏里添加内容。最接近的有：',
      other: '我不能这样做。最接近的有：',
    },
    notFound: (words) => `在这个游戏里找不到“${words}”。最接近的有：`,
    notHere: (words) => `引用的地方没有“${words}”。最接近的有：`,
    taken: (name) => `这个游戏里已经有人叫“${name}”了。换个名字，或者：`,
    ambiguous: (said, names) => `${said}可能指${names.join('或')}。请像这样说明是哪一个：`,
    same: '本来就是这样，不用改。最接近的有：',
    empty: '文字不能变成空白。最接近的有：',
    tooLong: (most) => `太长了，这里最多 ${most} 个字。`,
    short: (title) => `${title}只有一句话或一段对白，或是谜题的一部分，我不能缩短。最接近的有：`,
    gentle: (title) =>
      `${title === '' ? '其中' : `${title}里`}没有我会改得更柔和的重话。最接近的有：`,
    beyond: {
      repaint: '封面、人物和地点的图我都可以重画，一次一幅。请说明要画哪一幅。最接近的有：',
    },
    translation: {
      intoWhat: '我会用英文、中文和日文讲故事。请像这样说明要哪一种：',
      wholeGame: '我一次只翻译一部分，好让你逐一过目。可以先从这里开始：',
      eachForItself: (language) =>
        `这一类故事，我在每种语言里是各讲各的，所以没有对应的${language}。最接近的有：`,
      untold: (language) => `这个故事我还没有用${language}讲过，所以没有现成的文字。最接近的有：`,
      written: (title, language) =>
        `${title === '' ? '这里' : title}已经不是我写的那些文字，我没有它的${language}。最接近的有：`,
      noWords: (title, language) =>
        `${title === '' ? '这里' : title}用的是只有一种语言才有的东西：名字、地方、你的点子，或是文字游戏，所以我没有它的${language}。最接近的有：`,
    },
    culprit: {
      unknown: (words, names) => `在嫌疑人里找不到“${words}”。可以是${names.join('、')}：`,
      outcome: (names) => `结局由谁是凶手而定，我不能单独换一个。凶手可以是${names.join('、')}：`,
      already: (name, names) => `凶手本来就是${name}。还可以换成${names.join('、')}：`,
      cannotBe: (name, names) =>
        `${name}不在嫌疑人之列，故事里没有线索指向这里。可以是${names.join('、')}：`,
      notTold: '这个游戏的结构已经不是我讲的那样，我不能换一个凶手重讲。最接近的有：',
    },
    noTask: (person) => `我没有能让${person}再交托、又完成得了的任务。最接近的有：`,
    full: (title) => `${title}再写下去就要添新的情节了，我没有更多可写的。最接近的有：`,
    noPicture: (title) => `${title === '' ? '这里' : title}没有可以重画的图。最接近的有：`,
    toldOnce: (title) => `${title === '' ? '这里' : title}我只有一种说法。最接近的有：`,
    notMine: '这个游戏的大部分文字已经不是我写的那些，我没有别的说法。最接近的有：',
    riddle: (title) => `${title}是谜题的一部分，这样改会跟答案对不上，所以我不动它。最接近的有：`,
    breaks: (title, faults) =>
      `不能删去${title}：${faults.map(([kind, number]) => FAULTS[kind](number)).join('，')}。最接近的有：`,
  },
  requests: {
    rename: (name, to) => `把${name}改名为${to}`,
    age: (name, years) => `让${name}变成${years}岁`,
    title: (to) => `把标题改为“${to}”`,
    intro: '缩短游戏简介',
    summary: (chapter) => `缩短第${chapter}章的概要`,
    soften: (chapter) => `把第${chapter}章的概要说得柔和些`,
    retell: (chapter) => `把第${chapter}章的概要换一种说法`,
    translate: (chapter, language) => `把第${chapter}章翻译成${LANGUAGES[language]}`,
    addTask: (person) => `给${person}加一个隐藏任务`,
    removeTask: (name) => `删掉任务“${name}”`,
    culprit: (name) => `让${name}当凶手`,
  },
}
