/** What one path takes, by the language of the game: written by `npm run story:report -- --lengths`. */
export const MEASURED_LENGTHS = {
  en_US: {
    beginner: {
      minutes: 18,
      steps: 29,
    },
    normal: {
      minutes: 25,
      steps: 41,
    },
    hard: {
      minutes: 27,
      steps: 48,
    },
    extreme: {
      minutes: 39,
      steps: 79,
    },
  },
  zh_CN: {
    beginner: {
      minutes: 12,
      steps: 29,
    },
    normal: {
      minutes: 20,
      steps: 43,
    },
    hard: {
      minutes: 22,
      steps: 51,
    },
    extreme: {
      minutes: 31,
      steps: 77,
    },
  },
  ja_JP: {
    beginner: {
      minutes: 13,
      steps: 29,
    },
    normal: {
      minutes: 20,
      steps: 42,
    },
    hard: {
      minutes: 24,
      steps: 51,
    },
    extreme: {
      minutes: 34,
      steps: 79,
    },
  },
}
