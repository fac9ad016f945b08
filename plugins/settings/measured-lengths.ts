/** What one path takes, by the language of the game: written by `npm run story:report -- --lengths`. */
export const MEASURED_LENGTHS = {
  en_US: {
    beginner: {
      minutes: 15,
      steps: 32,
    },
    normal: {
      minutes: 22,
      steps: 50,
    },
    hard: {
      minutes: 25,
      steps: 56,
    },
    extreme: {
      minutes: 30,
      steps: 71,
    },
  },
  zh_CN: {
    beginner: {
      minutes: 13,
      steps: 32,
    },
    normal: {
      minutes: 18,
      steps: 50,
    },
    hard: {
      minutes: 21,
      steps: 56,
    },
    extreme: {
      minutes: 26,
      steps: 73,
    },
  },
  ja_JP: {
    beginner: {
      minutes: 13,
      steps: 31,
    },
    normal: {
      minutes: 19,
      steps: 49,
    },
    hard: {
      minutes: 22,
      steps: 55,
    },
    extreme: {
      minutes: 27,
      steps: 71,
    },
  },
}
