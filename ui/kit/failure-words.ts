import type { TFunction } from 'i18next'
import { Stage } from '#schemas/game.ts'

type Words = TFunction<'editor', undefined>

/** Stages that failed, in the words of the editor; null when none did. */
export function failureWords(t: Words, stages: readonly string[]): string | null {
  if (stages.length === 0) return null
  const names = stages.map((stage) =>
    t(`failed.${Stage.safeParse(stage).success && !stage.startsWith('script_') ? stage : 'other'}`),
  )
  return t('failed.text', { stages: names.join(' · ') })
}
