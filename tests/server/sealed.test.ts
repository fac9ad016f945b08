import { expect, it } from 'vitest'
import { redactUrl } from '#server/http/log.ts'
import { seal, unseal } from '#server/http/seal.ts'

it('[SC60] what is sealed is read with its secret alone, whole, and is another text each time', () => {
  for (const text of ['', 'a lamp', '灯台 📮']) {
    const sealed = seal(text, 'secret')
    expect(unseal(sealed, 'secret')).toBe(text)
    expect(() => unseal(sealed, 'secret-')).toThrow()
    expect(seal(text, 'secret')).not.toBe(sealed)
    const bytes = Buffer.from(sealed, 'base64')
    // a nonce of 12 bytes, a tag of 16, and the text as long as it is
    expect(bytes.length).toBe(28 + Buffer.byteLength(text))
    for (const at of [0, 11, 12, 27, bytes.length - 1]) {
      const touched = Buffer.from(bytes)
      touched[at] = (touched[at] ?? 0) ^ 1
      expect(() => unseal(touched.toString('base64'), 'secret'), `${text} ${at}`).toThrow()
    }
  }
})

it.each([
  ['/api/play/g1', '/api/play/g1'],
  ['/a?email=aya@example.com&b=1&c', '/a?email&b&c'],
  ['/a?', '/a?'],
  ['/wsServer/admin_u1/token', '/wsServer/admin_*/***'],
  ['/WSSERVER/x?y=z', '/wsServer/admin_*/***?y'],
  ['/%61dmin_u1/token', '/wsServer/admin_*/***'],
  ['/users/aya@example.com/x', '***'],
  ['/users/aya%40example.com', '***'],
  ['/codes/12345678', '/codes/***'],
  ['/codes/123456789', '/codes/123456789'],
  ['/a?b=1?c=2', '/a?b'],
])('[SC60] the log tells the address %s as %s', (url, told) => {
  expect(redactUrl(url)).toBe(told)
})
