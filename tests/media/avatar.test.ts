import { expect, it } from 'vitest'
import { avatarSvg } from '#server/media/avatar.ts'

it('[MD15] draws the same avatar for the same seed and another for another', () => {
  expect(avatarSvg('ada')).toMatch(/^<svg /)
  expect(avatarSvg('ada')).toBe(avatarSvg('ada'))
  expect(avatarSvg('ada')).not.toBe(avatarSvg('bea'))
})
