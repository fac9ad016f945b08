import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Choices } from '#schemas/choices.ts'
import { GameLanguage } from '#schemas/language.ts'
import { AgeGroup, Audience, OFFERED_DURATIONS } from '#schemas/settings.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice.tsx'
import { Select } from '#ui/kit/select.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { choose } from './commands.ts'
import { lengthOfPath, lengthsFromTo } from './path-lengths.ts'
import { choices, toldLanguage } from './projections.ts'

/** For whom the game is, as three cards. */
export function AudienceCards() {
  const { t } = useTranslation('create')
  const { audience } = useProjection(choices)
  const run = useCommand()
  return (
    <div id="choice-audience" className="flex scroll-mt-30 flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-ash">
        {t('settings.audience')}
      </span>
      <ChoiceGroup label={t('settings.audience')}>
        {Audience.options.map((one) => (
          <ChoiceCard
            key={one}
            label={t(`settings.audiences.${one}`)}
            selected={audience === one}
            onSelect={() => run(choose, { audience: one })}
            className="group rounded-control! border-control! has-checked:border-lamp!"
          >
            <span
              aria-hidden="true"
              className="flex min-h-10.5 items-center gap-2 px-3.5 font-medium group-has-checked:text-lamp"
            >
              <Circle className="size-3.5 shrink-0 text-smoke group-has-checked:hidden" />
              <Check className="hidden size-3.5 shrink-0 group-has-checked:block" />
              {t(`settings.audiences.${one}`)}
            </span>
          </ChoiceCard>
        ))}
      </ChoiceGroup>
    </div>
  )
}

const SELECTS = [
  { name: 'duration', words: 'durations', offered: OFFERED_DURATIONS },
  { name: 'ageGroup', words: 'ageGroups', offered: AgeGroup.options },
  { name: 'language', words: 'languages', offered: GameLanguage.options },
] as const

/** What one path takes by measure: in the game's language, and while none is chosen in that of the outlines. */
function useLengthNote() {
  const { t } = useTranslation('create')
  const told = useProjection(toldLanguage)
  return (duration: string | null): string | undefined => {
    if (duration === null) return t('settings.measuredFromTo', lengthsFromTo(told))
    const path = lengthOfPath(told, duration)
    return path && t('settings.measured', path)
  }
}

/** Difficulty and length, age group, language. A value that is no longer offered still shows while it is chosen. */
export function Dropdowns() {
  const { t } = useTranslation('create')
  const made = useProjection(choices)
  const run = useCommand()
  const noteOf = useLengthNote()
  return SELECTS.map(({ name, words, offered }) => {
    const value = made[name]
    const known: readonly string[] = offered
    const values = value === null || known.includes(value) ? known : [...known, value]
    const take = (next: string | null) => {
      const choice = Choices.partial().safeParse({ [name]: next })
      if (choice.success) run(choose, choice.data)
    }
    return (
      <div key={name} id={`choice-${name}`} className="scroll-mt-30">
        <Select
          label={t(`settings.${name}`)}
          value={value}
          placeholder={t('settings.placeholder')}
          note={name === 'duration' ? noteOf(value) : undefined}
          options={values.map((one) => ({
            value: one,
            label: t(`settings.${words}.${one}`),
            note: name === 'duration' ? noteOf(one) : undefined,
          }))}
          onChange={take}
        />
      </div>
    )
  })
}
