import { expect, it } from 'vitest'
import { z } from 'zod'
import type { StageNameIn } from '#core/engine/stages.ts'
import { factsWithSecrets, Secret } from '#schemas/event.ts'
import type { Trip } from './example/kit.ts'
import type { plugins } from './example/plugins/index.ts'
import { catalog } from './example/vocabulary/index.ts'
import { opened, testEditor } from './test-editor.ts'

it('[CE19] the draft, the facts and the stages have exact types', () => {
  const names: StageNameIn<typeof plugins>[] = ['route', 'packing']
  // @ts-expect-error no stage is called so
  names.push('steps')
  const type: Trip['event']['type'] = 'packing/itemAdded'
  const { draft, emit } = testEditor()
  emit(opened())
  const active: string | null = draft().session.active
  expect([type, active, names.length]).toEqual(['packing/itemAdded', 'trip', 3])
})

it('[CE20] no fact can carry a secret, by brand or by name', () => {
  expect(factsWithSecrets(catalog)).toEqual([])
  const bad = [
    { type: 'a/b', schema: z.object({ deep: z.array(z.object({ accessToken: z.string() })) }) },
    { type: 'a/c', schema: z.object({ innocent: Secret }) },
  ]
  expect(factsWithSecrets(bad)).toEqual(['a/b', 'a/c'])
})
