import { MARKUP } from './gate.ts'

const LONGEST_VALUE = 100
const NO_VALUE = /[“”"「」『』{}<>|\r\n\t]/u

/** A value as it may stand in a request; undefined where it is none. */
function plainValue(said: string): string | undefined {
  const value = said.trim()
  const isPlain =
    value !== '' && value.length <= LONGEST_VALUE && !NO_VALUE.test(value) && !MARKUP.test(value)
  return isPlain ? value : undefined
}

const become =
  (field: string, is: RegExp = /./u) =>
  (said: string): string | undefined => {
    const value = plainValue(said.normalize('NFKC'))
    return value !== undefined && is.test(value) ? `Change the ${field} to “${value}”` : undefined
  }
const always = (request: string) => (): string => request

const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  zh: 'Chinese',
  ja: 'Japanese',
}

/**
 * What a model may choose among, each as a request that the assistant within understands in any game: of what is
 * quoted with it, and with a value of a known form. A model never says what is done in words of its own.
 */
const REQUESTS: Readonly<Record<string, (value: string) => string | undefined>> = {
  rename: become('name'),
  age: become('age', /^\d{1,3}$/),
  gender: become('gender', /^(?:male|female)$/),
  job: become('occupation'),
  retitle: (said) => (said.trim() === '' ? 'Find another title for this' : become('title')(said)),
  shorten: always('Shorten this'),
  lengthen: always('Make this longer'),
  soften: always('Soften this'),
  retell: always('Tell this differently'),
  darker: always('Make this darker'),
  lighter: always('Make this lighter'),
  translate: (said) =>
    Object.hasOwn(LANGUAGES, said.trim())
      ? `Translate this into ${LANGUAGES[said.trim()]}`
      : undefined,
  culprit: always('Make this the culprit'),
  addTask: always('Give this a hidden task'),
  remove: always('Remove this'),
  repaint: always('Paint another picture of this'),
}

/** The request of an operation a model has chosen; undefined where it is none, or its value is not of its form. */
export const requestOfChoice = (operation: string, value: string): string | undefined =>
  Object.hasOwn(REQUESTS, operation) ? REQUESTS[operation]?.(value) : undefined

/** A passage is written anew as it was asked for, which no other operation can. */
export const WRITE = 'write'
