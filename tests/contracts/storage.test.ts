import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStorage, type KeyValueStore } from '#ui/adapters/storage.ts'

const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError')
}

function shelf(): { kept: Map<string, string>; store: KeyValueStore } {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, store }
}

/** Stores as browsers have them: sound, full, read-only, and forbidden altogether. */
const STORES: Record<string, () => KeyValueStore> = {
  sound: () => shelf().store,
  full: () => ({ ...shelf().store, setItem: refuse }),
  'read-only': () => ({ ...shelf().store, setItem: refuse, removeItem: refuse }),
  broken: () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }),
}

const doing = fc.array(
  fc.record({
    what: fc.constantFrom('write', 'remove'),
    key: fc.constantFrom('a', 'b'),
    value: fc.string(),
  }),
)

describe('the storage port', () => {
  it.each(Object.keys(STORES))('[ID15] keeps what was last written in a %s store', (name) => {
    fc.assert(
      fc.property(doing, (steps) => {
        const store = (STORES[name] as () => KeyValueStore)()
        const storage = createStorage(() => store)
        const model = new Map<string, string>()
        for (const { what, key, value } of steps) {
          if (what === 'write') {
            storage.write(key, value)
            model.set(key, value)
          } else {
            storage.remove(key)
            model.delete(key)
          }
          expect(storage.read(key)).toBe(model.get(key) ?? null)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('[ID15] works where the browser does not even hand out its store', () => {
    const storage = createStorage(refuse)
    expect(storage.read('a')).toBeNull()
    storage.write('a', '1')
    expect(storage.read('a')).toBe('1')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
  })

  it('[ID15] leaves no older text behind when a newer one does not fit', () => {
    const { kept, store } = shelf()
    kept.set('draft', 'old')
    createStorage(() => ({ ...store, setItem: refuse })).write('draft', 'new')
    expect(kept.has('draft')).toBe(false)
  })

  it('[ID15] goes back to the store as soon as it takes texts again', () => {
    const { kept, store } = shelf()
    let full = true
    const storage = createStorage(() => (full ? { ...store, setItem: refuse } : store))
    storage.write('a', '1')
    full = false
    storage.write('a', '2')
    expect(kept.get('a')).toBe('2')
    expect(storage.read('a')).toBe('2')
  })

  it('[ID15] what was taken away is gone, until another window writes it anew', () => {
    const { kept, store } = shelf()
    const storage = createStorage(() => store)
    storage.write('a', '1')
    storage.remove('a')
    expect([kept.has('a'), storage.read('a')]).toEqual([false, null])
    kept.set('a', '2')
    expect(storage.read('a')).toBe('2')
  })

  it('[ID15] what a store does not let go of is gone for this page all the same', () => {
    const { kept, store } = shelf()
    kept.set('a', 'old')
    const storage = createStorage(() => ({ ...store, removeItem: refuse }))
    storage.remove('a')
    expect([kept.get('a'), storage.read('a')]).toEqual(['old', null])
  })
})
