import { newestCode } from '../creator.ts'
import { lookInSystemColours, type TestServer, type Walker } from './walker.ts'

const NARROW = [390] as const

/** Home as a visitor finds it: empty, with an example, with too much, and with its menu on a phone. */
export async function walkHome(walker: Walker): Promise<void> {
  const { page, say, look, go, button } = walker
  await go('/')
  await look('home', { title: say('shell', 'title.home') })
  await button('home', 'templates.express.name').click()
  await look('home-example')
  await page.getByRole('textbox').fill('雨a '.repeat(900))
  await look('home-too-long')
  await page.getByRole('textbox').fill('')
  await button('home', 'idea.submit').click()
  await look('home-blank')
  await lookInSystemColours(walker, 'home-forced', 'main')
  await page.setViewportSize({ width: 390, height: 844 })
  await button('shell', 'menu.open').click()
  await look('menu', { widths: NARROW })
  await page.keyboard.press('Escape')
}

/** Every step of the login dialog, with the faults a reader makes on the way. */
export async function walkLogin(walker: Walker, testServer: TestServer): Promise<void> {
  const { page, say, look, go, button, dialog, language } = walker
  const send = (step: number) =>
    dialog().getByRole('button', { name: say('account', `submit.${step}`) })
  await go('/')
  await button('shell', 'account.login').click()
  await dialog().getByRole('textbox').waitFor()
  await look('login-0')
  await send(0).click()
  await look('login-0-fault')
  await dialog().getByRole('textbox').fill(`new-${language}@example.com`)
  await page.keyboard.press('Enter')
  await send(2).waitFor()
  await look('login-2')
  await send(2).click()
  await send(3).waitFor()
  await look('login-3')
  await send(3).click()
  await look('login-3-faults')
  await button('account', 'back').click()
  await dialog()
    .getByRole('textbox')
    .fill(`${language.slice(0, 2)}@example.com`)
  await page.keyboard.press('Enter')
  await button('account', 'forgot').waitFor()
  await look('login-4')
  await dialog().locator('input[type=password]').fill('wrong-1')
  await page.keyboard.press('Enter')
  await dialog().getByRole('alert').waitFor()
  await look('login-4-refused')
  await button('account', 'forgot').click()
  await send(2).click()
  await send(5).waitFor()
  await look('login-5')
  await dialog().getByLabel(say('account', 'field.code')).fill(newestCode(testServer.dataDir))
  await page.keyboard.press('Escape')
}

/** The pages that are open to everybody and hold little. */
export async function walkOpenPages({ page, say, look, go, dialog }: Walker): Promise<void> {
  await go('/nowhere')
  await look('not-found', { title: say('shell', 'title.notFound') })
  await go('/discordloginback')
  await look('login-back', { title: say('shell', 'title.login') })
  await go('/discordloginback?error=access_denied')
  await look('login-back-denied')
  await go('/play/none')
  await page.getByRole('heading', { name: say('play', 'missing') }).waitFor()
  await look('play-missing')
  await page.goto(new URL('/game-list', page.url()).href)
  await dialog().waitFor()
  await look('guard')
}
