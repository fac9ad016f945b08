import type { Message, Scenario } from './error-message.ts'
import { fail, never, press, proposals, refuses, says, thought } from './error-provoking.ts'

const onScreen = (words: string, key: string): Message => ({ words, key, place: 'screen' })

/** A visitor who wants to create, and then registers. */
const coming: Scenario = [
  {
    async provoke({ visitor, say, open }) {
      await open('/', visitor)
      await visitor.getByRole('textbox').fill('A drowned post office')
      await visitor.getByRole('button', { name: say('home', 'idea.submit') }).click()
    },
    says: [
      {
        words: 'Please log in before creating',
        key: 'login_needed',
        on: 'visitor',
        place: 'toast',
      },
    ],
  },
  {
    async provoke({ visitor, say, language }) {
      const dialog = visitor.getByRole('dialog')
      await dialog.getByRole('textbox').first().fill(`differs-${language}@example.com`)
      await visitor.keyboard.press('Enter')
      await dialog.getByRole('button', { name: say('account', 'submit.2') }).click()
      const boxes = dialog.locator('input[type=password]')
      await boxes.first().fill('secret-1')
      await boxes.last().fill('secret-2')
      await dialog.getByRole('button', { name: say('account', 'submit.3') }).click()
    },
    says: [
      {
        words: 'Two passwords are inconsistent',
        key: 'passwords_differ',
        on: 'visitor',
        place: 'toast',
      },
    ],
  },
]

/** The stream of proposals, tried again after each of its faults. */
const thinking: Scenario = [
  {
    provoke: ({ think }) => think(fail),
    says: [
      onScreen('Failed to create game, please try again later', 'create_failed'),
      onScreen('request timeout or network error', 'stream_broken'),
    ],
  },
  {
    provoke: ({ thinkAgain }) => thinkAgain(says('[HEARTBEAT]\n'), refuses),
    says: [onScreen('failed to generate world view', 'world_failed')],
  },
  {
    provoke: ({ thinkAgain }) => thinkAgain(says(thought('The lamp is out.')), refuses),
    says: [
      onScreen('partial content generated but request ended abnormally', 'partial_kept'),
      onScreen('request timeout or network error', 'stream_broken'),
    ],
  },
  {
    provoke: ({ thinkAgain }) => thinkAgain(says(`${thought('A')}[FAIL]\n`)),
    says: [onScreen('generation failed, please retry', 'generation_failed')],
  },
  {
    async provoke(stage) {
      await stage.thinkAgain(never)
      await press(stage, 'create', 'thinking.stop')
    },
    says: [onScreen('connection closed normally', 'stream_closed')],
  },
  {
    provoke: ({ thinkAgain }) =>
      thinkAgain(says(`${thought('A')}[DONE]\n[OUTLINE]\ndata: {"no\n\n[DONE]\n`)),
    says: [onScreen('generation failed, please retry', 'generation_failed')],
  },
  {
    async provoke(stage) {
      await stage.thinkAgain(says(thought('The lamp is out.') + proposals()))
      await stage.page.getByRole('radio').first().waitFor({ state: 'attached' })
      await stage.streams(fail)
      await press(stage, 'create', 'idea.edit')
      await press(stage, 'create', 'idea.again')
    },
    says: [onScreen('loaded from the cache', 'cache_loaded')],
  },
]

/** A browser in which reading a character by its number fails. */
const rendering: Scenario = [
  {
    async provoke({ page, think }) {
      await page.addInitScript(() => {
        String.fromCodePoint = () => {
          throw new RangeError('no character has this number')
        }
      })
      await think(says(thought('The lamp &#169; is out.')), never)
    },
    says: [onScreen('Render error', 'render_error')],
  },
]

/** What can go wrong from the idea to the proposals. */
export const CREATING = { coming, thinking, rendering } as const
