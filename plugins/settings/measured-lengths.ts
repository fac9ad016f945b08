/** What one path takes, by the language of the game: written by `npm run story:report -- --lengths`. */
export const MEASURED_LENGTHS = {
  en_US: {
    beginner: {
      minutes: 17,
      steps: 29,
    },
    normal: {
      minutes: 24,
      steps: 41,
    },
    hard: {
      minutes: 26,
      steps: 48,
    },
    extreme: {
      minutes: 38,
      steps: 79,
    },
  },
  zh_CN: {
    beginner: {
      minutes: 13,
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
      minutes: 23,
      steps: 51,
    },
    extreme: {
      minutes: 33,
      steps: 78,
    },
  },
}
