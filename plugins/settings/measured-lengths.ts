/** What one path takes, by the language of the game: written by `npm run story:report -- --lengths`. */
export const MEASURED_LENGTHS = {
  en_US: {
    beginner: {
      minutes: 14,
      steps: 29,
    },
    normal: {
      minutes: 21,
      steps: 49,
    },
    hard: {
      minutes: 26,
      steps: 61,
    },
    extreme: {
      minutes: 31,
      steps: 78,
    },
  },
  zh_CN: {
    beginner: {
      minutes: 12,
      steps: 29,
    },
    normal: {
      minutes: 19,
      steps: 50,
    },
    hard: {
      minutes: 21,
      steps: 58,
    },
    extreme: {
      minutes: 26,
      steps: 73,
    },
  },
  ja_JP: {
    beginner: {
      minutes: 12,
      steps: 29,
    },
    normal: {
      minutes: 20,
      steps: 51,
    },
    hard: {
      minutes: 22,
      steps: 58,
    },
    extreme: {
      minutes: 27,
      steps: 77,
    },
  },
}
