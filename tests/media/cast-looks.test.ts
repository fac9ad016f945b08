import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distinctLooks } from '#server/media/cast-looks.ts'
import {
  CULTURES,
  CUTS,
  GARMENTS,
  HAIRS,
  HATS,
  MOODS,
  type PortraitSubject,
} from '#server/media/picture.ts'
import { runs } from '../sweep.ts'

const subject: fc.Arbitrary<PortraitSubject> = fc.record(
  {
    kind: fc.constant('portrait' as const),
    sex: fc.constantFrom('male', 'female', 'other'),
    age: fc.integer({ min: 4, max: 95 }),
    mood: fc.constantFrom(...MOODS),
    culture: fc.constantFrom(...CULTURES),
    hair: fc.constantFrom(...HAIRS),
    cut: fc.constantFrom(...CUTS),
    hat: fc.constantFrom(...HATS),
    garment: fc.constantFrom(...GARMENTS),
    coat: fc.constantFrom('#5d7a6c', '#4a4a58', '#8a3030'),
  },
  { requiredKeys: ['kind', 'sex', 'age', 'mood'] },
)
const cast = fc.array(subject, { minLength: 1, maxLength: 12 })
const lookOf = ({ cut, hat, coat }: PortraitSubject) => `${cut} ${hat} ${coat}`

describe('the looks of a cast', () => {
  it('[MD19] no two of it share cut, hat and coat', () => {
    fc.assert(
      fc.property(cast, (subjects) => {
        const looks = distinctLooks(subjects).map(lookOf)
        expect(new Set(looks).size).toBe(subjects.length)
        expect(looks.join()).not.toContain('undefined')
      }),
      { numRuns: runs(200) },
    )
  })

  it('[MD19] twins by their sheet are told apart too', () => {
    const twin = {
      kind: 'portrait',
      sex: 'male',
      age: 60,
      mood: 'fog',
      cut: 'ring',
      hat: 'cap',
      coat: '#304050',
    } as const
    const looks = distinctLooks([twin, twin, twin]).map(lookOf)
    expect(new Set(looks).size).toBe(3)
    expect(looks[0]).toBe(lookOf(twin))
  })

  it('[MD19] what is said of somebody stays, but for the coat of a double', () => {
    fc.assert(
      fc.property(cast, (subjects) => {
        for (const [place, filled] of distinctLooks(subjects).entries()) {
          const { coat: _coat, ...told } = subjects[place] ?? {}
          expect(filled).toMatchObject(told)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  it('[MD19] who comes first does not change with who comes later', () => {
    fc.assert(
      fc.property(cast, subject, (subjects, guest) => {
        expect(distinctLooks([...subjects, guest]).slice(0, -1)).toEqual(distinctLooks(subjects))
      }),
      { numRuns: runs(100) },
    )
  })

  it('[MD19] six of whom nothing is said share neither cut nor coat', () => {
    for (const culture of CULTURES) {
      for (const sex of ['male', 'female'] as const) {
        const six = Array.from({ length: 6 }, (_, at) => ({
          kind: 'portrait' as const,
          sex,
          age: 20 + at * 5,
          mood: 'rain' as const,
          culture,
        }))
        const filled = distinctLooks(six)
        expect(new Set(filled.map(({ coat }) => coat)).size).toBe(6)
        expect(new Set(filled.map(({ cut }) => cut)).size).toBeGreaterThanOrEqual(
          culture === 'africa' ? 4 : 6,
        )
      }
    }
  })
})
