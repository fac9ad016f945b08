import { expect, it } from 'vitest'
import { seenInText, sheetWithText } from '#server/storyteller/builtin/seen-in-text.ts'

it.each([
  [
    'A grey cardigan, reading glasses, and always a ledger',
    { garment: 'cardigan', glasses: true, prop: 'book' },
  ],
  ['旗袍，戴着眼镜，剪刀不离手', { garment: 'qipao', glasses: true, prop: 'scissors' }],
  ['菅笠に提灯、疲れた目', { hat: 'cone', prop: 'lantern', mien: 'weary' }],
  ['a red scarf over an oilskin', { worn: ['scarf'], garment: 'coat' }],
  ['A monkey on the landscape, with a keyboard', {}],
] as const)('[MD25] a painter sees in “%s” what there is to see', (text, seen) => {
  expect(seenInText(text)).toEqual(seen)
})

it('[MD25] what a sheet says stands before what a text says of the same', () => {
  const told = sheetWithText(
    { hat: 'cap', prop: 'key' },
    'a beret, a lantern and a kimono',
    'proud',
  )
  expect(told).toEqual({ hat: 'cap', prop: 'key', mien: 'proud' })
  expect(sheetWithText({ hair: 'bun' }, 'a kimono')).toEqual({ hair: 'bun', garment: 'kimono' })
})
