import type { Choices } from '#schemas/choices.ts'
import type { ArtStyle } from '#schemas/settings.ts'

/** The storage key of each choice: written one by one, removed when the choice is cleared. */
export const CHOICE_KEYS = {
  style: 'selectedStyleValue',
  audience: 'selectedTargetAudience',
  duration: 'selectedDuration',
  ageGroup: 'selectedAgeGroup',
  language: 'selectedLanguage',
} as const satisfies Record<keyof Choices, string>

/** The style's place among the offered ones and its plain name, beside its value. */
export const STYLE_KEYS = { index: 'selectedStyleIndex', name: 'selectedStyleName' } as const

/** What a style is called where no interface says it. */
export const STYLE_NAMES = {
  REALISTIC: 'realistic',
  DESIGN: 'design',
  RENDER_3D: '3D',
  ANIME: 'anime',
} as const satisfies Record<ArtStyle, string>

export const CHOICE_NAMES = Object.keys(CHOICE_KEYS) as readonly (keyof Choices)[]

/** All six choices together, with the time generation was asked for. */
export const SETTINGS_KEY = 'gameCreationSettings'

/** The script the editor opens when its address names none. */
export const SCRIPT_KEY = 'script_id'
