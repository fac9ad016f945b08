/** What one path takes, by the language of the game: written by `npm run story:report -- --lengths`. */
export const MEASURED_LENGTHS = {
  en_US: {
    beginner: {
      minutes: 15,
      steps: 29,
    },
    normal: {
      minutes: 20,
      steps: 42,
    },
    hard: {
      minutes: 22,
      steps: 46,
    },
    extreme: {
      minutes: 29,
      steps: 66,
    },
  },
  zh_CN: {
    beginner: {
      minutes: 12,
      steps: 29,
    },
    normal: {
      minutes: 16,
      steps: 42,
    },
    hard: {
      minutes: 18,
      steps: 44,
    },
    extreme: {
      minutes: 23,
      steps: 63,
    },
  },
  ja_JP: {
    beginner: {
      minutes: 13,
      steps: 29,
    },
    normal: {
      minutes: 17,
      steps: 42,
    },
    hard: {
      minutes: 20,
      steps: 47,
    },
    extreme: {
      minutes: 25,
      steps: 66,
    },
  },
}
