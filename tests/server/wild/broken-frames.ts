import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'

/** Bytes that no peer of a live socket may send, and the code it is closed with; null: it hangs up itself before they are whole. */
export type BrokenFrame = { bytes: Buffer; code: 1002 | 1007 | 1009 | null }

type Parts = {
  opcode: number
  payload: Buffer
  isFinal?: boolean
  reserved?: number
  isMasked?: boolean
  /** Said instead of the true length, in eight bytes. */
  said?: bigint
}

const SHORT = 125
const TEXT = 1
const CLOSE = 8

function headOf({ opcode, payload, isFinal = true, reserved = 0, isMasked = true, said }: Parts) {
  const first = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode
  const mask = isMasked ? 0x80 : 0
  if (said !== undefined) {
    const head = Buffer.from([first, mask | 127, 0, 0, 0, 0, 0, 0, 0, 0])
    head.writeBigUInt64BE(said, 2)
    return head
  }
  if (payload.length <= SHORT) return Buffer.from([first, mask | payload.length])
  const head = Buffer.from([first, mask | 126, 0, 0])
  head.writeUInt16BE(payload.length, 2)
  return head
}

function frame(parts: Parts): Buffer {
  const head = headOf(parts)
  if (parts.isMasked === false) return Buffer.concat([head, parts.payload])
  const key = randomBytes(4)
  const masked = Buffer.from(parts.payload.map((byte, at) => byte ^ (key[at % 4] ?? 0)))
  return Buffer.concat([head, key, masked])
}

const bytes = (maxLength: number, minLength = 0) =>
  fc.uint8Array({ minLength, maxLength }).map((some) => Buffer.from(some))
const payload = bytes(60)
const data = fc.constantFrom(1, 2)
const control = fc.constantFrom(8, 9, 10)
const broken = <T>(of: fc.Arbitrary<T>, code: BrokenFrame['code'], make: (parts: T) => Buffer) =>
  of.map((parts): BrokenFrame => ({ bytes: make(parts), code }))
/** A text cannot have these, whatever stands before or behind them. */
const NO_TEXT = [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0x80]]
const noText = fc
  .tuple(fc.string({ maxLength: 20 }), fc.constantFrom(...NO_TEXT))
  .map(([before, after]) => Buffer.concat([Buffer.from(before), Buffer.from(after)]))
const closeWith = (code: number, reason = Buffer.alloc(0)) =>
  frame({
    opcode: CLOSE,
    payload: Buffer.concat([Buffer.from([code >> 8, code & 255]), reason]),
  })

/** Every way in which RFC 6455 lets a frame be wrong. */
export const brokenFrame: fc.Arbitrary<BrokenFrame> = fc.oneof(
  broken(fc.record({ opcode: data, payload }), 1002, (parts) =>
    frame({ ...parts, isMasked: false }),
  ),
  broken(
    fc.record({ opcode: data, payload, reserved: fc.integer({ min: 1, max: 7 }) }),
    1002,
    frame,
  ),
  broken(
    fc.record({ opcode: fc.constantFrom(3, 4, 5, 6, 7, 11, 12, 13, 14, 15), payload }),
    1002,
    frame,
  ),
  broken(fc.record({ opcode: control, payload }), 1002, (parts) =>
    frame({ ...parts, isFinal: false }),
  ),
  broken(fc.record({ opcode: control, payload: bytes(300, 126) }), 1002, frame),
  broken(payload, 1002, (some) => frame({ opcode: 0, payload: some })),
  broken(fc.record({ opcode: data, payload }), 1002, (parts) =>
    Buffer.concat([
      frame({ opcode: TEXT, payload: Buffer.from('a'), isFinal: false }),
      frame(parts),
    ]),
  ),
  broken(noText, 1007, (some) => frame({ opcode: TEXT, payload: some })),
  broken(bytes(1, 1), 1002, (some) => frame({ opcode: CLOSE, payload: some })),
  broken(
    fc.oneof(
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom(1004, 1005, 1006, 1015, 2000, 2999),
      fc.integer({ min: 5_000, max: 65_535 }),
    ),
    1002,
    (code) => closeWith(code),
  ),
  broken(noText, 1007, (some) => closeWith(1000, some)),
  broken(
    fc.record({
      opcode: data,
      payload,
      said: fc.bigInt({ min: 65_537n, max: 2n ** 64n - 1n }),
    }),
    1009,
    frame,
  ),
  broken(fc.record({ opcode: data, payload: bytes(60, 4) }), null, (parts) =>
    frame(parts).subarray(0, -2),
  ),
)

/** Opens a live socket by hand and sends these bytes; answers the code it was closed with, null where it said none. */
export function sendBroken(port: number, path: string, { bytes: some, code }: BrokenFrame) {
  return new Promise<number | null>((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let heard = Buffer.alloc(0)
    let isOpen = false
    socket.on('error', reject)
    socket.on('connect', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      ),
    )
    socket.on('data', (piece) => {
      heard = Buffer.concat([heard, piece])
      const end = heard.indexOf('\r\n\r\n')
      if (isOpen || end < 0) return
      if (!heard.toString('latin1').startsWith('HTTP/1.1 101')) reject(new Error(String(heard)))
      isOpen = true
      heard = heard.subarray(end + 4)
      socket.write(some)
      if (code === null) socket.end()
    })
    socket.on('close', () => resolve(heard[0] === 0x88 ? heard.readUInt16BE(2) : null))
  })
}
