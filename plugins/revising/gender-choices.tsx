import type { FocusEventHandler, KeyboardEvent, KeyboardEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { GENDERS, genderIn } from '#core/game/gender.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { GENDER_SIGNS } from '#ui/kit/gender-sign.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { genderWords } from './projections.ts'

/** The genders of which one is chosen instead of written, each in the word the game has for it. */
export function GenderChoices({
  value,
  onChoose,
  onKeyDown,
  onBlur,
}: {
  value: string
  onChoose: (word: string) => void
  onKeyDown: KeyboardEventHandler<HTMLElement>
  onBlur: FocusEventHandler<HTMLElement>
}) {
  const { t } = useTranslation('editor')
  const words = useProjection(genderWords)
  const chosen = genderIn(value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a paragraph
    <span role="group" aria-label={t('player.gender')} className="flex gap-1.5 pt-1.5 pb-1">
      {GENDERS.map((gender) => (
        <button
          key={gender}
          type="button"
          data-choice=""
          aria-pressed={gender === chosen}
          // the field keeps the focus
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(gender === chosen ? value : words[gender])}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-chip border border-control bg-transparent px-3 text-xs font-semibold text-paper hover:bg-ink2 aria-pressed:border-lamp aria-pressed:text-lamp pointer-coarse:min-h-11 pointer-coarse:px-4"
        >
          <span aria-hidden="true" className="text-base leading-none">
            {GENDER_SIGNS[gender]}
          </span>
          {t(`npcs.${gender}`)}
        </button>
      ))}
    </span>
  )
}

/** Arrow keys go from the field down to the choices, along them, and up again; false where they go nowhere. */
export function focusChoice(
  { key, target, nativeEvent }: KeyboardEvent<HTMLElement>,
  text: Element,
  field: HTMLElement | null,
): boolean {
  // the arrows choose among what the IME proposes
  if (nativeEvent.isComposing) return false
  const choices = [...text.querySelectorAll<HTMLElement>('[data-choice]')]
  const at = choices.indexOf(target as HTMLElement)
  const next = at < 0 ? downFrom(key, choices) : alongFrom(key, at, choices, field)
  focusInPlace(next)
  return next != null
}

const downFrom = (key: string, choices: readonly HTMLElement[]) =>
  key === 'ArrowDown'
    ? (choices.find((choice) => choice.getAttribute('aria-pressed') === 'true') ?? choices[0])
    : undefined

function alongFrom(
  key: string,
  at: number,
  choices: readonly HTMLElement[],
  field: HTMLElement | null,
) {
  if (key === 'ArrowUp') return field
  if (key === 'ArrowRight') return choices[at + 1]
  return key === 'ArrowLeft' ? choices[at - 1] : undefined
}
