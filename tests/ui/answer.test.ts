import { expect, it } from 'vitest'
import { callRefusedBy, envelopeIn } from '#ui/adapters/answer.ts'

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

it.each([
  // a broken network or answer has no status
  [0, null, 0],
  [200, null, 0],
  [399, null, 0],
  [400, null, 400],
  [404, null, 404],
  [502, null, 502],
  // what the server says of itself counts more than what carried it
  [200, 1_005, 1_005],
  [429, 429, 429],
  [500, 400, 400],
  [500, 200, 500],
  [200, 200, 0],
  // but for a session that is over
  [401, null, 1_007],
  [401, 200, 1_007],
  [401, 404, 1_007],
])('[SV1] HTTP %i with the status %s is refused with %i', (httpStatus, status, refused) => {
  const envelope = status === null ? null : { status, desc: 'Not now.', data: null }
  expect(callRefusedBy(httpStatus, envelope)).toMatchObject({
    status: refused,
    desc: envelope?.desc ?? '',
  })
})
