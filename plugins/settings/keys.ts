import type { Choices } from '#schemas/choices.ts'

/** The storage key of each choice: written one by one, removed when the choice is cleared. */
export const CHOICE_KEYS = {
  style: 'selectedStyleValue',
  audience: 'selectedTargetAudience',
  duration: 'selectedDuration',
  ageGroup: 'selectedAgeGroup',
  language: 'selectedLanguage',
} as const satisfies Record<keyof Choices, string>

export const CHOICE_NAMES = Object.keys(CHOICE_KEYS) as readonly (keyof Choices)[]

/** All six choices together, with the time generation was asked for. */
export const SETTINGS_KEY = 'gameCreationSettings'

/** The script the editor opens when its address names none. */
export const SCRIPT_KEY = 'script_id'
