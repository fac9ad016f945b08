import { Observable, type Subscriber, VirtualTimeScheduler } from 'rxjs'
import { createEditor } from '#plugins/editor.ts'
import type { AnyPlugin, Editor } from '#plugins/kit.ts'
import { outlines } from '#plugins/outlines/index.ts'
import type { Api, CallOptions } from '#plugins/ports/api.ts'
import type { OutlineOpening } from '#plugins/ports/outline-stream.ts'
import { settings } from '#plugins/settings/index.ts'
import { thinking } from '#plugins/thinking/index.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { encodeData, encodeMarker } from '#schemas/wire/outline.ts'
import { encodeOutlines } from '#schemas/wire/outline-result.ts'
import { draftWith, type Slices } from '../core/draft-with.ts'
import { navigationTo, portsOf, storageIn } from '../core/ports.ts'

/** A moment of a scripted stream: text, its end, or a break. */
type Moment = { at: number; text?: string; breaks?: unknown; ends?: boolean }
type Asked = { name: string; request: unknown; options: CallOptions | undefined }

export const IDEA = 'A lighthouse keeper finds letters from the future'
export const OPTIONS = [
  { key: 'human_hand', name: 'The Human Hand', text: 'Somebody made this happen.' },
  { key: 'impossible', name: 'The Impossible Is True', text: 'It is not a trick.' },
  { key: 'silence', name: 'The Silence They Share', text: 'No one person did this.' },
]
export const thought = (...texts: string[]): string =>
  `${encodeMarker('thought')}${texts.map(encodeData).join('')}`
export const proposed = (options = OPTIONS): string =>
  `${encodeMarker('done')}${encodeMarker('outline')}${encodeData(encodeOutlines(options))}${encodeMarker('done')}`

const UNREACHABLE: Moment = { at: 0, breaks: new Error('no network') }

function say(out: Subscriber<string>, moment: Moment): void {
  if (moment.text !== undefined) out.next(moment.text)
  if (moment.breaks !== undefined) out.error(moment.breaks)
  if (moment.ends) out.complete()
}

/** The creation part of the product in virtual time: real plugins, scripted network, storage in memory. */
export function openCreationEditor(
  options: {
    storage?: Map<string, string>
    draft?: Partial<Slices>
    plugins?: readonly AnyPlugin[]
    hasModel?: boolean
  } = {},
) {
  const scheduler = new VirtualTimeScheduler()
  const storage = options.storage ?? new Map<string, string>()
  const openings: OutlineOpening[] = []
  const streams: Moment[][] = []
  const asked: Asked[] = []
  const answers: unknown[] = []
  const visited: string[] = []
  let aborted = 0
  const api = {
    call: async (name: string, request: unknown, given?: CallOptions) => {
      asked.push({ name, request, options: given })
      return answers.shift()
    },
  }
  const ports = portsOf(scheduler, {
    // one scripted answer stands for every call's own type
    api: api as unknown as Api,
    outline: {
      open: (opening) =>
        new Observable((out) => {
          openings.push(opening)
          let over = false
          for (const moment of streams.shift() ?? [UNREACHABLE])
            out.add(
              scheduler.schedule(() => {
                over ||= 'breaks' in moment || moment.ends === true
                say(out, moment)
              }, moment.at),
            )
          return () => {
            if (!over) aborted++
          }
        }),
    },
    storage: storageIn(storage),
    navigation: navigationTo(visited, () => '/create-game'),
    server: { hasModel: options.hasModel === true },
  })
  const empty = emptyDraft()
  const idea = {
    ...empty.session.idea,
    text: IDEA,
    language: 'en_US',
    gameStatus: 'creating',
  } as const
  const initial = draftWith({ idea, ...options.draft })
  const editor: Editor = createEditor(
    [settings, ...(options.plugins ?? []), outlines, thinking],
    ports,
    initial,
  )
  return {
    editor,
    storage,
    openings,
    streams,
    asked,
    answers,
    visited,
    aborted: () => aborted,
    draft: () => editor.bus.draft$.value,
    /** Lets time pass until `ms` after the beginning. */
    until(ms: number) {
      scheduler.maxFrames = ms
      scheduler.flush()
      scheduler.frame = ms
    },
  }
}
export type CreationEditor = ReturnType<typeof openCreationEditor>
