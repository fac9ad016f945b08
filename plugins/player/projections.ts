import { projection } from '#plugins/kit.ts'

export const playerProfile = projection(
  'player.profile',
  ({ script: { player } }) => [player] as const,
  (slot) => slot.value,
)

const told = (text: string): boolean => text.trim() !== ''

/** Step 1: 100 whole, 60 with name and gender or backstory, 30 with the name alone. */
export const playerProgress = projection(
  'player.progress',
  ({ script: { player } }) => [player] as const,
  ({ value }) => {
    if (value === null || !told(value.name)) return 0
    if (told(value.gender) && told(value.age) && told(value.backstory)) return 100
    return told(value.gender) || told(value.backstory) ? 60 : 30
  },
)

export const playerReady = projection(
  'player.ready',
  ({ script: { player } }) => [player] as const,
  ({ value }) => value !== null && told(value.name),
)
