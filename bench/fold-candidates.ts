import { configureStore, createSlice } from '@reduxjs/toolkit'
import { produce, setAutoFreeze } from 'immer'
import { create } from 'mutative'
import { composeReducer, fold } from '#plugins/fold.ts'
import { gamePlugins } from '#plugins/index.ts'
import { type Draft, emptyDraft } from '#schemas/draft.ts'
import { definitionOf, type GameEvent } from '#schemas/events/index.ts'
import { emptyMaps, type Maps, writeMaps } from './maps.ts'
import { writeRows } from './rows-by-hand.ts'
import { spreadMaps } from './spread.ts'

/** Tells, when given, that another fact was folded. */
type Fold = (log: readonly GameEvent[], told?: () => void) => Maps | Draft
type Step<S> = (state: S, event: GameEvent) => S

const BATCH = 64

const eachAlone =
  <S extends Maps | Draft>(empty: () => S, step: Step<S>): Fold =>
  (log, told) => {
    let state = empty()
    for (const event of log) {
      state = step(state, event)
      told?.()
    }
    return state
  }

const inBatches =
  <S extends Maps | Draft>(empty: () => S, step: (state: S, batch: GameEvent[]) => S): Fold =>
  (log) => {
    let state = empty()
    for (let from = 0; from < log.length; from += BATCH)
      state = step(state, log.slice(from, from + BATCH))
    return state
  }

const writeAll = (maps: Maps, batch: readonly GameEvent[]): void => {
  for (const event of batch) writeMaps(maps, event)
}

function writeByHand(maps: Maps, event: GameEvent): Maps {
  writeMaps(maps, event)
  return maps
}

const foldWithRedux: Fold = (log, told) => {
  const slice = createSlice({
    name: 'game',
    initialState: emptyMaps(),
    reducers: {
      told: (maps, action: { payload: GameEvent; type: string }) =>
        writeMaps(maps as Maps, action.payload),
    },
  })
  const store = configureStore({
    reducer: slice.reducer,
    devTools: false,
    // its checks of development would be measured instead of it
    middleware: (standard) => standard({ immutableCheck: false, serializableCheck: false }),
  })
  for (const event of log) {
    store.dispatch(slice.actions.told(event))
    told?.()
  }
  return store.getState() as Maps
}

const reduce = composeReducer(gamePlugins)

function immer<S>(write: (state: S, event: GameEvent) => void, freezes: boolean): Step<S> {
  setAutoFreeze(freezes)
  return (state, event) => produce(state, (draft) => write(draft as S, event))
}

/** Every way to fold a game, made when asked for: what one of them sets no other feels. */
export const FOLDS: Record<string, () => Fold> = {
  'by hand': () => eachAlone(emptyMaps, writeByHand),
  ours: () => eachAlone(emptyDraft, (draft, event) => reduce(draft, event)),
  spread: () => eachAlone(emptyMaps, spreadMaps),
  mutative: () =>
    eachAlone(emptyMaps, (maps, event) => create(maps, (draft) => writeMaps(draft, event))),
  immer: () => eachAlone(emptyMaps, immer<Maps>(writeMaps, true)),
  'immer, our layout, no freeze': () => eachAlone(emptyDraft, immer<Draft>(writeRows, false)),
  'redux toolkit': () => foldWithRedux,
  'zod, then by hand': () =>
    eachAlone(emptyMaps, (maps, event) => {
      const checked = definitionOf(event.type)?.schema.parse(event)
      // the definition of this very type has checked it
      return writeByHand(maps, checked as GameEvent)
    }),
  'by hand, in batches': () =>
    inBatches(emptyMaps, (maps, batch) => {
      writeAll(maps, batch)
      return maps
    }),
  'ours, in batches': () => inBatches(emptyDraft, (draft, batch) => fold(reduce, draft, batch)),
  'mutative, in batches': () =>
    inBatches(emptyMaps, (maps, batch) => create(maps, (draft) => writeAll(draft, batch))),
  'immer, in batches': () =>
    inBatches(emptyMaps, (maps, batch) => produce(maps, (draft) => writeAll(draft as Maps, batch))),
}
