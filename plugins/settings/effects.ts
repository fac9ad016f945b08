import {
  concatMap,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  tap,
} from 'rxjs'
import { isLetGo } from '#plugins/idea/projections.ts'
import type { Effect, World } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import { Choices } from '#schemas/choices.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { editorPathOf } from '#schemas/pages.ts'
import { ArtStyle } from '#schemas/settings.ts'
import { startBodyOf } from './brief.ts'
import {
  CHOICE_KEYS,
  CHOICE_NAMES,
  SCRIPT_KEY,
  SETTINGS_KEY,
  STYLE_KEYS,
  STYLE_NAMES,
} from './keys.ts'

/** What is kept of the choices that are not made yet; a value no choice has is dropped. */
function storedChoices(storage: Storage, made: Choices): Partial<Choices> {
  const found: Partial<Choices> = {}
  for (const name of CHOICE_NAMES) {
    const text = storage.read(CHOICE_KEYS[name])
    if (text === null || made[name] !== null) continue
    const one = Choices.partial().safeParse({ [name]: text })
    if (one.success) Object.assign(found, one.data)
    else storage.remove(CHOICE_KEYS[name])
  }
  return found
}

/** The language of a game not restored starts from the idea's. */
function languageAtStart({ draft }: World, found: Partial<Choices>): Partial<Choices> {
  const {
    session: { settings, idea },
  } = draft()
  if (settings.language !== null || found.language !== undefined) return found
  if (idea.gameStatus !== 'creating') return found
  return { ...found, language: idea.language ?? DEFAULT_GAME_LANGUAGE }
}

/** Opening the creation screen brings back the choices made before. */
export const restoreChoices: Effect = (world) =>
  world.on('outlines/creationOpened').pipe(
    concatMap((): EventInput[] => {
      const found = storedChoices(world.ports.storage, world.draft().session.settings)
      const payload = languageAtStart(world, found)
      if (Object.keys(payload).length === 0) return []
      return [{ type: 'settings/chosen', source: 'user', payload }]
    }),
  )

function writeChoices(storage: Storage, made: Choices): void {
  for (const name of CHOICE_NAMES) {
    const value = made[name]
    if (value === null) storage.remove(CHOICE_KEYS[name])
    else storage.write(CHOICE_KEYS[name], value)
  }
  writeStyle(storage, made.style)
}

function writeStyle(storage: Storage, style: Choices['style']): void {
  if (style === null) for (const key of Object.values(STYLE_KEYS)) storage.remove(key)
  else {
    storage.write(STYLE_KEYS.index, String(ArtStyle.options.indexOf(style)))
    storage.write(STYLE_KEYS.name, STYLE_NAMES[style])
  }
}

/** Everything that was chosen, and the brief it made. */
const CHOSEN_KEYS = [...Object.values(CHOICE_KEYS), ...Object.values(STYLE_KEYS), SETTINGS_KEY]

/** Writes each choice under its own key, a cleared one out of it; a reset forgets them all. */
export const keepChoices: Effect = ({ on, draft, ports }) =>
  merge(
    on('settings/chosen', 'idea/submitted').pipe(
      tap(() => writeChoices(ports.storage, draft().session.settings)),
    ),
    on('idea/creationReset', 'account/signedOut').pipe(
      filter(isLetGo),
      tap(() => {
        for (const key of [...CHOSEN_KEYS, SCRIPT_KEY]) ports.storage.remove(key)
      }),
    ),
  ).pipe(ignoreElements())

function writeSettings({ draft, ports }: World): void {
  const body = startBodyOf(draft())
  if (body === null) return
  ports.storage.write(
    SETTINGS_KEY,
    JSON.stringify({
      outlineType: body.template_type,
      outlineDescription: body.outline,
      styleName: body.image_style,
      duration: body.game_duration,
      targetAudience: body.sex,
      ageGroup: body.age,
      language: body.language,
      createdAt: new Date(ports.clock.now()).toISOString(),
    }),
  )
}

const startFailed = (payload: { detail?: string }): EventInput => ({
  type: 'settings/startFailed',
  source: 'server',
  payload,
})

function start({ draft, ports }: World, idempotencyKey: string): Observable<EventInput> {
  const body = startBodyOf(draft())
  if (body === null) return of(startFailed({}))
  // asked again under the same key it begins once (TO13)
  return callApi(ports, 'startGeneration', { body }, { idempotencyKey }).pipe(
    map((answer) => {
      if (!answer.ok) return startFailed({ detail: answer.desc })
      const payload = { scriptId: answer.data }
      return { type: 'settings/startAccepted', source: 'server', payload }
    }),
  )
}

/** Asks the server to begin; a failure is told inline, never by a toast. */
export const askToStart: Effect = (world) =>
  world.on('settings/startRequested').pipe(
    tap(() => writeSettings(world)),
    exhaustMap(({ payload }) => start(world, payload.idempotencyKey)),
  )

/** A generation that began is remembered and opened. */
export const openStarted: Effect = ({ on, ports }) =>
  on('settings/startAccepted').pipe(
    tap(({ payload }) => {
      ports.storage.write(SCRIPT_KEY, payload.scriptId)
      ports.navigation.go(editorPathOf(payload.scriptId))
    }),
    ignoreElements(),
  )
