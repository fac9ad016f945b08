import { useTranslation } from 'react-i18next'
import { MotionWish, TypingSpeed } from '#schemas/reading.ts'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { chooseReading } from './commands.ts'
import { readingWishes } from './projections.ts'

/** How much moves and how fast a text is typed: chosen here, kept in this browser. */
function ReadingCard() {
  const { t } = useTranslation('profile')
  const run = useCommand()
  const { motion, typing } = useProjection(readingWishes)
  return (
    <section aria-labelledby="reading" className="card p-5 sm:p-6">
      <h2 id="reading" className="m-0 mb-4 text-xl">
        {t('reading.title')}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choices
          name="motion"
          value={motion}
          options={MotionWish.options}
          onChoose={(chosen) => run(chooseReading, { motion: chosen })}
        />
        <Choices
          name="typing"
          value={typing}
          options={TypingSpeed.options}
          onChoose={(chosen) => run(chooseReading, { typing: chosen })}
        />
      </div>
      <p className="m-0 mt-4 text-sm text-ash">{t('reading.kept')}</p>
    </section>
  )
}

function Choices<T extends string>(props: {
  name: 'motion' | 'typing'
  value: T
  options: readonly T[]
  onChoose: (chosen: T) => void
}) {
  const { t } = useTranslation('profile')
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 text-sm text-smoke">{t(`reading.${props.name}.label`)}</legend>
      {props.options.map((option) => (
        <label key={option} className="flex min-h-10 w-fit items-center gap-2.5">
          <input
            type="radio"
            name={props.name}
            value={option}
            checked={option === props.value}
            onChange={() => props.onChoose(option)}
            className="m-0 size-6 shrink-0 accent-lamp"
          />
          {t(`reading.${props.name}.${String(option)}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** What the profile offers whoever reads much. */
export const readingView = defineView({
  plugin: 'reading',
  slots: { 'profile.section': { order: 15, component: ReadingCard } },
})
