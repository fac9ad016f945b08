/** What one path takes, by the language of the game: written by `npm run story:report -- --lengths`. */
export const MEASURED_LENGTHS = {
  en_US: {
    beginner: {
      minutes: 15,
      steps: 32,
    },
    normal: {
      minutes: 21,
      steps: 50,
    },
    hard: {
      minutes: 23,
      steps: 52,
    },
    extreme: {
      minutes: 25,
      steps: 58,
    },
  },
  zh_CN: {
    beginner: {
      minutes: 13,
      steps: 31,
    },
    normal: {
      minutes: 19,
      steps: 50,
    },
    hard: {
      minutes: 21,
      steps: 55,
    },
    extreme: {
      minutes: 22,
      steps: 59,
    },
  },
  ja_JP: {
    beginner: {
      minutes: 13,
      steps: 31,
    },
    normal: {
      minutes: 20,
      steps: 50,
    },
    hard: {
      minutes: 22,
      steps: 55,
    },
    extreme: {
      minutes: 23,
      steps: 58,
    },
  },
}
