import { expect, it } from 'vitest'
import { envelopeIn } from '#ui/adapters/answer.ts'

it('[SV1] an envelope that holds nothing says so with null, and what is none is none', () => {
  expect(envelopeIn('{"status":200,"desc":"ok"}')).toStrictEqual({
    status: 200,
    desc: 'ok',
    data: null,
  })
  expect(envelopeIn('{"status":400,"message":"no","data":[]}')).toStrictEqual({
    status: 400,
    desc: 'no',
    data: [],
  })
  for (const text of ['', '[]', '"ok"', '{"desc":"ok"}', '{"status":"200"}'])
    expect(envelopeIn(text)).toBeNull()
})
