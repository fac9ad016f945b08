import type { Page } from 'playwright-core'
import { newestCode } from './creator.ts'
import type { RecordedLine, SentRequest } from './recorded-line.ts'

/** What nobody but its owner and the server may know. */
export type Secrets = { token: string; password: string; code: string; email: string }

/** The secrets of somebody who has just signed up on a page. */
export const secretsOf = async (
  page: Page,
  given: { email: string; password: string; dataDir: string },
): Promise<Secrets> => ({
  token: (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '',
  password: given.password,
  code: newestCode(given.dataDir),
  email: given.email,
})

/** All that stands on a page and in what it hands on: elements, fields, addresses, history, what its window keeps. */
const pageWords = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({
    elements: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll('input, textarea, select')]
      .map((field) => (field as HTMLInputElement).value)
      .join('\n'),
    address: location.href,
    title: document.title,
    referrer: document.referrer,
    history: JSON.stringify(history.state),
    window: `${window.name} ${document.cookie} ${JSON.stringify(sessionStorage)}`,
    asked: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join('\n'),
  }))

const forms = (secret: string): string[] => [...new Set([secret, encodeURIComponent(secret)])]
const holds = (text: string, secret: string): boolean =>
  forms(secret).some((form) => text.includes(form))

/** The one address that has to name somebody: it asks whether they have an account (LG2). */
const ASKS_FOR_ACCOUNT = /\/api\/v1\/validate\/user\/exist\?email=[^&\s]+/g

/** Secrets on a page: a line each. */
export async function secretsOn(page: Page, secrets: Secrets): Promise<string[]> {
  const words = await pageWords(page)
  return Object.entries(secrets).flatMap(([name, secret]) =>
    Object.entries(words)
      .filter(([, text]) => holds(text.replaceAll(ASKS_FOR_ACCOUNT, ''), secret))
      .map(([place]) => `${name} in ${place} of ${page.url()}`),
  )
}

const isSignUp = (path: string): boolean => /^\/api\/v1\/(?:register|login)$/.test(path)
const isAboutAccount = (path: string): boolean => isSignUp(path) || path === '/api/v1/login/ticket'

/** What is left of a request once that is taken out where a secret belongs. */
const BESIDE: Readonly<Record<keyof Secrets, (request: SentRequest) => string>> = {
  token: ({ path, head, body }) =>
    (path.startsWith('/wsServer/') ? head.slice(head.indexOf('\r\n')) : head).replaceAll(
      /^authorization:.*$/gim,
      '',
    ) + body,
  password: ({ path, head, body }) => head + (isSignUp(path) ? '' : body),
  code: ({ path, head, body }) => head + (isSignUp(path) ? '' : body),
  email: ({ path, head, body }) =>
    head.replaceAll(ASKS_FOR_ACCOUNT, '') + (isAboutAccount(path) ? '' : body),
}

/** The pages a request says it comes from; home and a style sheet that ask for a font or a picture tell nothing. */
const referrersIn = (head: string): string[] =>
  [...head.matchAll(/^referer: *(\S+)/gim)]
    .map(([, from = '']) => from)
    .filter((from) => !/^http:\/\/[^/]+\/(?:assets\/[\w.-]+\.css)?$/.test(from))

/** What was sent with a secret where it does not belong, or says where its page came from. */
export const secretsSent = (line: RecordedLine, secrets: Secrets): string[] =>
  line
    .requests()
    .flatMap((request) => [
      ...(Object.keys(secrets) as (keyof Secrets)[])
        .filter((name) => holds(BESIDE[name](request), secrets[name]))
        .map((name) => `${name} to ${request.path}`),
      ...referrersIn(request.head).map((from) => `from ${from} to ${request.path}`),
    ])
