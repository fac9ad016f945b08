/** What one path takes, by the language of the game: written by `npm run story:report -- --lengths`. */
export const MEASURED_LENGTHS = {
  en_US: {
    beginner: {
      minutes: 13,
      steps: 29,
    },
    normal: {
      minutes: 22,
      steps: 50,
    },
    hard: {
      minutes: 25,
      steps: 58,
    },
    extreme: {
      minutes: 30,
      steps: 71,
    },
  },
  zh_CN: {
    beginner: {
      minutes: 12,
      steps: 28,
    },
    normal: {
      minutes: 19,
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
      minutes: 12,
      steps: 26,
    },
    normal: {
      minutes: 19,
      steps: 49,
    },
    hard: {
      minutes: 22,
      steps: 57,
    },
    extreme: {
      minutes: 27,
      steps: 73,
    },
  },
}
