/** What one path takes, by the language of the game: written by `npm run story:report -- --lengths`. */
export const MEASURED_LENGTHS = {
  en_US: {
    beginner: {
      minutes: 16,
      steps: 29,
    },
    normal: {
      minutes: 23,
      steps: 42,
    },
    hard: {
      minutes: 25,
      steps: 50,
    },
    extreme: {
      minutes: 36,
      steps: 78,
    },
  },
  zh_CN: {
    beginner: {
      minutes: 13,
      steps: 29,
    },
    normal: {
      minutes: 19,
      steps: 43,
    },
    hard: {
      minutes: 22,
      steps: 50,
    },
    extreme: {
      minutes: 30,
      steps: 78,
    },
  },
  ja_JP: {
    beginner: {
      minutes: 14,
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
      minutes: 32,
      steps: 78,
    },
  },
}
