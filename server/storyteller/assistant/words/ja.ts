import type { FaultKind } from '../proof.ts'
import type { Speech } from './speech.ts'

const FAULTS: Readonly<Record<FaultKind, (number: number) => string>> = {
  way: (number) => `${number} か所の行き先がなくなります`,
  speaker: (number) => `${number} 個のノードの話し手がいなくなります`,
  location: (number) => `${number} 個のノードの場所がなくなります`,
  answer: (number) => `${number} 個の謎の答えがなくなります`,
  role: (number) => `${number} 個のタスクを頼む人がいなくなります`,
  node: (number) => `${number} 個のタスクが達成できなくなります`,
  option: (number) => `${number} 個のタスクが達成できなくなります`,
  name: () => '同じ名の人が二人になります',
}

const LANGUAGES: Speech['names']['languages'] = { en_US: '英語', zh_CN: '中国語', ja_JP: '日本語' }

/** What the assistant says in Japanese. */
export const SPEECH_JA: Speech = {
  names: {
    parts: {
      title: 'タイトル',
      intro: '紹介',
      coverDescription: '表紙の情景',
      worldOverview: '世界設定',
      playerIdentity: '主人公の立場',
      playerGoal: '主人公の目的',
      mainConflict: '対立',
      incitingEvent: '発端',
      theme: '主題',
      keyNpcs: '鍵となる人々',
      symbol: '象徴',
      timePoint: 'とき',
      worldRules: 'この世界の決まり',
      name: '名前',
      description: '説明',
      imageDescription: '絵の情景',
      gender: '性別',
      age: '年齢',
      profession: '職業',
      occupation: '職業',
      synopsis: 'あらまし',
      bio: '紹介',
      backstory: '来歴',
      appearance: '容姿',
      target: '目標',
      completeCondition: '達成条件',
      reward: '報酬',
      effect: '影響',
      summary: 'あらすじ',
      content: 'せりふ',
      prompt: '問い',
      puzzle: '謎',
      reply: '返事',
    },
    of: (owner, part) => (owner === '' ? part : `${owner}・${part}`),
    game: 'ゲーム全体',
    prologue: '序章',
    player: '主人公',
    chapter: (number) => `第${number}章`,
    node: (id) => `ノード ${id}`,
    option: (number) => `選択肢 ${number}`,
    reply: (number) => `選択肢 ${number} への返事`,
    paragraph: (number) => `序章・第${number}段落`,
    trait: (name) => `性格「${name}」`,
    task: (name) => `タスク「${name}」`,
    taskOf: (owner, name) => `${owner}のタスク「${name}」`,
    inPlay: (title) => `${title}（プレイ中）`,
    cover: '表紙',
    picture: (owner) => `${owner}の絵`,
    languages: LANGUAGES,
  },
  reasons: {
    isName: '名前そのもの',
    says: (words, times) => (times === 1 ? `「${words}」とある` : `「${words}」が ${times} 回ある`),
    asked: 'ご指定の場所',
    shorter: (from, to, node) =>
      `${from} 文から ${to} 文へ${node ? '。削る文が謎に要らないか、ご確認ください' : ''}`,
    gentler: (words) => `${words}とある`,
    removed: '削除のご依頼',
    added: '新しく加えるもの',
    painted: {
      cover: '同じ場所、同じ天気のまま、別の絵に',
      place: '同じ場所を、別の向きと別の光で',
      person: '同じ顔と服のまま、別の姿勢と別の光で',
    },
    speaks: (name) => `話し手が${name}に変わる`,
    gives: (name) => `頼む人が${name}に変わる`,
    answer: (words) => `正しい答えが変わる：${words.replace(/[.。]$/u, '')}`,
    right: '真相へ進む選択肢が変わる',
    follows: '犯人に合わせて変わる',
    rewritten: (why) => `${why}。あとから書かれた文は置き換わります`,
  },
  plans: {
    renamed: (from, to, places) => `「${from}」を「${to}」に改名します（${places} か所）。`,
    replaced: (from, to, places) => `「${from}」を「${to}」に変えます（${places} か所）。`,
    set: (title, to) => `${title}を「${to}」にします。`,
    rewritten: (title) => `${title}を、いただいた文に差し替えます。`,
    shortened: (title, places) =>
      places === 1 ? `${title}を短くします。` : `${places} か所の文を半分ほどに短くします。`,
    softened: (title, places) =>
      places === 1 ? `${title}をやわらかくします。` : `${places} か所の文をやわらかくします。`,
    removed: (title, still) =>
      `${title}を削除します。${still === 0 ? '' : `ほかに ${still} か所で触れられています。`}`,
    retold: (mood, titles) =>
      `${mood === undefined ? '別の題名にします' : mood === 'darker' ? 'もっと暗くします' : 'もっと明るくします'}：${titles.join('、')}。`,
    lengthened: (title, places) =>
      places === 1 ? `${title}を少し長くします。` : `${places} か所の文を少し長くします。`,
    taskAdded: (person, task) => `${person}に隠しタスク「${task}」を加えます。`,
    toldAgain: (title, places) =>
      places === 1 ? `${title}を別の言い方にします。` : `${places} か所を別の言い方にします。`,
    translated: (title, language, places, still) =>
      `${places === 1 ? `${title}を${language}にします` : `${places} か所を${language}にします`}。人の名前は変えません。${still === 0 ? '' : `あとから書かれたか、${language}の文がない ${still} か所は、そのままにします。`}`,
    painted: (title) => `${title}を描き直します。`,
    culprit: (to, from, { chapter, nodes, tasks, rewritten }) =>
      `犯人を${from}から${to}に変え、結末もそれに合わせます。第${chapter}章の告発のほか、ノード ${nodes} 個とタスク ${tasks} 個が変わります。一部だけを変えることはできません。${rewritten === 0 ? '' : `このうち ${rewritten} か所は、あとから書かれた文が答えに関わるため、私の文に戻します。`}`,
  },
  refusals: {
    unclear: 'どこを変えるのか分かりませんでした。人・場所・章の名を書くか、文を引用してください。',
    toWhat: (title) => `「${title}」を何に変えるのかを書いてください。たとえば：`,
    cannot: {
      change: 'その変更はできません。近いことなら：',
      shorten: 'それを短くすることはできません。近いことなら：',
      soften: 'それをやわらかくすることはできません。近いことなら：',
      remove: 'それを削除することはできません。近いことなら：',
      add: 'ゲームに新しく加えることはできません。近いことなら：',
      other: 'それはできません。近いことなら：',
    },
    notFound: (words) => `このゲームに「${words}」は見つかりません。近いことなら：`,
    notHere: (words) => `引用されたところに「${words}」はありません。近いことなら：`,
    taken: (name) => `「${name}」という名の人がもういます。別の名にするか、次のことなら：`,
    ambiguous: (said, names) =>
      `${said}は${names.join('か')}かもしれません。どれかを、このように書いてください：`,
    same: 'もうそうなっているので、変わるところがありません。近いことなら：',
    empty: '文を空にすることはできません。近いことなら：',
    tooLong: (most) => `長すぎます。ここには ${most} 字までしか入りません。`,
    short: (title) =>
      `${title}は一文かひと続きのせりふ、または謎の一部なので、短くできません。近いことなら：`,
    gentle: (title) => `${title}に、やわらげられるきつい言葉は見つかりません。近いことなら：`,
    beyond: {
      repaint:
        '表紙と、人や場所の絵を一枚ずつ描き直せます。どの絵かを書いてください。近いことなら：',
    },
    translation: {
      intoWhat: '語れるのは英語、中国語、日本語です。どの言語かを、このように書いてください：',
      wholeGame: '一つずつ確かめられるよう、翻訳は一部分ごとに行います。たとえば：',
      eachForItself: (language) =>
        `この種の物語は言語ごとに別々に語っているので、対応する${language}の文がありません。近いことなら：`,
      untold: (language) =>
        `この物語はまだ${language}では語っていないので、文がありません。近いことなら：`,
      written: (title, language) =>
        `${title === '' ? 'ここ' : title}はもう私の書いた文ではないので、${language}の文がありません。近いことなら：`,
      noWords: (title, language) =>
        `${title === '' ? 'ここ' : title}には、名前や土地、あなたのアイデア、文字の遊びのように一つの言語にしかないものが含まれるため、${language}の文がありません。近いことなら：`,
    },
    culprit: {
      unknown: (words, names) =>
        `容疑者の中に「${words}」は見つかりません。犯人にできるのは${names.join('、')}です：`,
      outcome: (names) =>
        `結末は誰が犯人かで決まり、結末だけを変えることはできません。犯人にできるのは${names.join('、')}です：`,
      already: (name, names) =>
        `${name}はもう犯人です。ほかに犯人にできるのは${names.join('、')}です：`,
      cannotBe: (name, names) =>
        `${name}は容疑者ではなく、手がかりが何も向いていません。犯人にできるのは${names.join('、')}です：`,
      nobody:
        'この物語に犯人はいません。どう終わるかは、主人公のすることで決まります。近いことなら：',
      notTold:
        'このゲームの作りが私の語ったものと変わっているため、別の犯人で語り直すことはできません。近いことなら：',
    },
    noTask: (person) => `${person}に、達成できるタスクをこれ以上は用意できません。近いことなら：`,
    full: (title) =>
      `${title}には、新しい事実を決めずに書き足せることがもうありません。近いことなら：`,
    noPicture: (title) =>
      `${title === '' ? 'ここ' : title}には、描き直せる絵がありません。近いことなら：`,
    toldOnce: (title) =>
      `${title === '' ? 'ここ' : title}の言い方は一つしか持っていません。近いことなら：`,
    notMine:
      'このゲームの文の多くがもう私の書いたものではないので、別の言い方を持っていません。近いことなら：',
    riddle: (title) =>
      `${title}は謎の一部で、変えると答えと合わなくなるため、そのままにします。近いことなら：`,
    breaks: (title, faults) =>
      `${title}は削除できません。${faults.map(([kind, number]) => FAULTS[kind](number)).join('。')}。近いことなら：`,
  },
  requests: {
    rename: (name, to) => `${name}を${to}に改名して`,
    age: (name, years) => `${name}を${years}歳にして`,
    title: (to) => `タイトルを「${to}」に変えて`,
    intro: 'ゲームの紹介を短くして',
    summary: (chapter) => `第${chapter}章のあらすじを短くして`,
    soften: (chapter) => `第${chapter}章のあらすじをやわらかくして`,
    retell: (chapter) => `第${chapter}章のあらすじを別の言い方にして`,
    translate: (chapter, language) => `第${chapter}章を${LANGUAGES[language]}に訳して`,
    addTask: (person) => `${person}に隠しタスクを追加して`,
    removeTask: (name) => `タスク「${name}」を削除して`,
    culprit: (name) => `${name}を犯人にして`,
  },
}
