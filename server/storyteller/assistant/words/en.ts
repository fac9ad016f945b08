import type { FaultKind } from '../proof.ts'
import type { Speech } from './speech.ts'

const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`

/** A title inside of a sentence. */
const inside = (title: string): string => title.replace(/^The (?=\S)/, 'the ')

const either = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ')

const FAULTS: Readonly<Record<FaultKind, (number: number) => string>> = {
  way: (number) => `${counted(number, 'way')} would lead nowhere`,
  speaker: (number) => `${counted(number, 'node')} would have no speaker`,
  location: (number) => `${counted(number, 'node')} would have no place`,
  answer: (number) => `${counted(number, 'riddle')} would have no answer`,
  role: (number) => `nobody would give ${counted(number, 'task')}`,
  node: (number) => `${counted(number, 'task')} could not be completed`,
  option: (number) => `${counted(number, 'task')} could not be completed`,
  name: () => 'two characters would share a name',
}

const LANGUAGES: Speech['names']['languages'] = {
  en_US: 'English',
  zh_CN: 'Chinese',
  ja_JP: 'Japanese',
}

/** What the assistant says in English. */
export const SPEECH_EN: Speech = {
  names: {
    parts: {
      title: 'title',
      intro: 'intro',
      coverDescription: 'what the cover shows',
      worldOverview: 'world setting',
      playerIdentity: 'who the player is',
      playerGoal: 'what the player wants',
      mainConflict: 'the conflict',
      incitingEvent: 'how it begins',
      theme: 'theme',
      keyNpcs: 'key characters',
      symbol: 'symbol',
      timePoint: 'time',
      worldRules: 'rules of this world',
      name: 'name',
      description: 'description',
      imageDescription: 'what the picture shows',
      gender: 'gender',
      age: 'age',
      profession: 'profession',
      occupation: 'occupation',
      synopsis: 'synopsis',
      bio: 'introduction',
      backstory: 'background',
      appearance: 'appearance',
      target: 'target',
      completeCondition: 'complete when',
      reward: 'reward',
      effect: 'effect',
      summary: 'summary',
      content: 'line',
      prompt: 'question',
      puzzle: 'puzzle',
      reply: 'reply',
    },
    of: (owner, part) =>
      owner === '' ? part.charAt(0).toUpperCase() + part.slice(1) : `${owner}, ${part}`,
    game: 'The game',
    prologue: 'The prologue',
    player: 'The player',
    chapter: (number) => `Chapter ${number}`,
    node: (id) => `Node ${id}`,
    option: (number) => `option ${number}`,
    reply: (number) => `reply to option ${number}`,
    paragraph: (number) => `Prologue, paragraph ${number}`,
    trait: (name) => `trait “${name}”`,
    task: (name) => `task “${name}”`,
    taskOf: (owner, name) => `${owner}’s task “${name}”`,
    inPlay: (title) => `${title} (in play)`,
    cover: 'The cover',
    picture: (owner) => `The picture of ${owner}`,
    languages: LANGUAGES,
  },
  reasons: {
    isName: 'The name itself',
    says: (words, times) =>
      `Says “${words}”${times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`}`,
    asked: 'You named this place',
    shorter: (from, to, node) =>
      `${counted(from, 'sentence')} now, ${to} then${node ? '; see that no riddle needs the rest' : ''}`,
    gentler: (words) => `Says ${words}`,
    removed: 'You asked for it to go',
    added: 'New',
    painted: {
      cover: 'The same place in the same weather, seen another way',
      place: 'The same room or spot, from elsewhere and in another light',
      person: 'The same face and clothes, in another pose and another light',
    },
    speaks: (name) => `${name} will speak here`,
    gives: (name) => `${name} will give it`,
    answer: (words) => `The right answer will be: ${words.replace(/[.。]$/u, '')}`,
    right: 'Another answer will lead to the truth',
    follows: 'Follows from who did it',
    rewritten: (why) => `${why}; what was written here since would go`,
  },
  plans: {
    renamed: (from, to, places) => `Rename ${from} to ${to} in ${counted(places, 'place')}.`,
    replaced: (from, to, places) => `Say “${to}” for “${from}” in ${counted(places, 'place')}.`,
    set: (title, to) => `${title}: “${to}” from now on.`,
    rewritten: (title) => `${title}: write it as you gave it.`,
    shortened: (title, places) =>
      places === 1
        ? `Shorten one text: ${title}.`
        : `Shorten ${counted(places, 'text')} to about half.`,
    softened: (title, places) =>
      places === 1
        ? `Say one text more gently: ${title}.`
        : `Say ${counted(places, 'text')} more gently.`,
    removed: (title, still) =>
      `Remove ${title}.${still === 0 ? '' : ` ${counted(still, 'text')} still ${still === 1 ? 'mentions' : 'mention'} it.`}`,
    retold: (mood, titles) =>
      mood === undefined
        ? `Find another title: ${titles.join(', ')}.`
        : `Make it ${mood}: ${titles.join(', ')}.`,
    lengthened: (title, places) =>
      places === 1
        ? `Say a little more: ${title}.`
        : `Say a little more in ${counted(places, 'text')}.`,
    taskAdded: (person, task) => `Give ${person} a hidden task: “${task}”.`,
    toldAgain: (title, places) =>
      places === 1
        ? `Tell ${title} in other words.`
        : `Tell it in other words in ${counted(places, 'place')}.`,
    translated: (title, language, places, still) =>
      `${places === 1 ? `Tell ${title} in ${language}` : `Tell it in ${language} in ${counted(places, 'place')}`}, with every name as it is.${still === 0 ? '' : ` ${counted(still, 'text')} ${still === 1 ? 'stays' : 'stay'} as ${still === 1 ? 'it is' : 'they are'}: written since, or I have no ${language} for ${still === 1 ? 'it' : 'them'}.`}`,
    painted: (title) => `Paint another picture: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`,
    culprit: (to, from, { chapter, nodes, tasks, rewritten }) =>
      `Make ${to} the culprit instead of ${from}, and let the ending follow: the accusation in Chapter ${chapter}, ${counted(nodes, 'node')} and ${counted(tasks, 'task')}. It goes as a whole.${rewritten === 0 ? '' : ` In ${counted(rewritten, 'of these places', 'of these places')} something was written since that gives the answer away or repeats it; there my own words come back.`}`,
  },
  refusals: {
    unclear:
      'I could not tell what to change. Name a person, a place or a chapter, or quote some words.',
    toWhat: (title) => `Say what “${title}” should become, as in these:`,
    cannot: {
      change: 'I cannot make that change. The nearest things I can do:',
      shorten: 'I cannot shorten that. The nearest things I can do:',
      soften: 'I cannot say that more gently. The nearest things I can do:',
      remove: 'I cannot remove that. The nearest things I can do:',
      add: 'I cannot add to the game. The nearest things I can do:',
      other: 'I cannot do that. The nearest things I can do:',
    },
    notFound: (words) => `I cannot find “${words}” in this game. The nearest things I can do:`,
    notHere: (words) => `What you quoted does not say “${words}”. The nearest things I can do:`,
    taken: (name) => `Somebody in this game is called ${name} already. Choose another name, or:`,
    ambiguous: (said, names) => `${said} may mean ${names.join(' or ')}. Say which, as here:`,
    same: 'It says so already, so nothing would change. The nearest things I can do:',
    empty: 'A text cannot become empty. The nearest things I can do:',
    tooLong: (most) => `That is longer than the ${most} characters there is room for.`,
    short: (title) =>
      `${title} is a single sentence, a single speech or part of a riddle, so I cannot shorten it. The nearest things I can do:`,
    gentle: (title) =>
      `I found no harsh words in ${inside(title)} that I can say more gently. The nearest things I can do:`,
    beyond: {
      repaint:
        'I can paint the cover, a person or a place again, one picture at a time. Say which. The nearest things I can do:',
    },
    translation: {
      intoWhat: 'I tell stories in English, Chinese and Japanese. Say into which, as here:',
      wholeGame: 'I translate one part at a time, so that you can look at each. Begin with one:',
      eachForItself: (language) =>
        `I tell this kind of story in each language for itself, so I have no ${language} for it. The nearest things I can do:`,
      untold: (language) =>
        `I do not tell this story in ${language} yet, so I have no words for it. The nearest things I can do:`,
      written: (title, language) =>
        `${title === '' ? 'That' : title} is not in my own words any more, so I have no ${language} for it. The nearest things I can do:`,
      noWords: (title, language) =>
        `${title === '' ? 'That' : title} holds what I have in one language alone (a name, a place, your idea, a game with letters), so I have no ${language} for it. The nearest things I can do:`,
    },
    culprit: {
      unknown: (words, names) =>
        `I cannot find “${words}” among those who could have done it. It can be ${either(names)}:`,
      outcome: (names) =>
        `How it ends follows from who did it, and I cannot tell it any other way. It can be ${either(names)}:`,
      already: (name, names) => `${name} did it already. It could also be ${either(names)}:`,
      cannotBe: (name, names) =>
        `${name} is not one of the suspects, so nothing in the story points that way. It can be ${either(names)}:`,
      nobody:
        'This story has no culprit: how it ends hangs on what the player does. The nearest things I can do:',
      notTold:
        'This game is no longer built the way I told it, so I cannot tell it anew around another culprit. The nearest things I can do:',
    },
    noTask: (person) =>
      `I have no further task for ${person} that could be completed. The nearest things I can do:`,
    full: (title) =>
      `I have nothing more to say in ${inside(title)} that would not decide something new. The nearest things I can do:`,
    noPicture: (title) =>
      `${title === '' ? 'That' : title} has no picture that I could paint another way. The nearest things I can do:`,
    toldOnce: (title) =>
      `I know only one way to tell ${title === '' ? 'that' : inside(title)}. The nearest things I can do:`,
    notMine:
      'Most of this game is not in my own words any more, so I have no other telling of it. The nearest things I can do:',
    riddle: (title) =>
      `${title} is part of a riddle, which would no longer fit its answer, so I leave it. The nearest things I can do:`,
    breaks: (title, faults) =>
      `${title} cannot go: ${faults.map(([kind, number]) => FAULTS[kind](number)).join(', ')}. The nearest things I can do:`,
  },
  requests: {
    rename: (name, to) => `Rename ${name} to ${to}`,
    age: (name, years) => `Make ${name} ${years} years old`,
    title: (to) => `Change the title to “${to}”`,
    intro: 'Shorten the intro',
    summary: (chapter) => `Shorten the summary of chapter ${chapter}`,
    soften: (chapter) => `Soften the summary of chapter ${chapter}`,
    retell: (chapter) => `Tell the summary of chapter ${chapter} differently`,
    translate: (chapter, language) => `Translate chapter ${chapter} into ${LANGUAGES[language]}`,
    addTask: (person) => `Give ${person} a hidden task`,
    removeTask: (name) => `Remove the task “${name}”`,
    culprit: (name) => `Make ${name} the culprit`,
  },
}
