/** What one path takes, by the language of the game: written by `npm run story:report -- --lengths`. */
export const MEASURED_LENGTHS = {
  en_US: {
    beginner: {
      minutes: 18,
      steps: 29,
    },
    normal: {
      minutes: 24,
      steps: 42,
    },
    hard: {
      minutes: 27,
      steps: 50,
    },
    extreme: {
      minutes: 39,
      steps: 79,
    },
  },
  zh_CN: {
    beginner: {
      minutes: 14,
      steps: 28,
    },
    normal: {
      minutes: 21,
      steps: 41,
    },
    hard: {
      minutes: 22,
      steps: 49,
    },
    extreme: {
      minutes: 33,
      steps: 79,
    },
  },
  ja_JP: {
    beginner: {
      minutes: 15,
      steps: 29,
    },
    normal: {
      minutes: 22,
      steps: 41,
    },
    hard: {
      minutes: 23,
      steps: 51,
    },
    extreme: {
      minutes: 35,
      steps: 80,
    },
  },
}
