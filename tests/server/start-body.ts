/** A start request that is taken. */
export const startBody = (change: Record<string, unknown> = {}) => ({
  outline: '',
  template_type: 'classic',
  uid: 'somebody',
  game_duration: 'beginner',
  image_style: 'DESIGN',
  sex: 'ALL',
  age: 'ALL',
  language: 'en_US',
  setting: 'A lighthouse keeper finds letters that are dated a week from now',
  ...change,
})
