import sharp from 'sharp'
import type { PictureBrief } from '../picture.ts'
import { pictureSizeOf } from './paint.ts'

/** What a model sent as its picture of a brief, in letters, as workers are told it. */
export type PictureAnswer = { brief: PictureBrief; base64: string }

/** Whatever else can be read as a picture, as a drawing in words, could name other files. */
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp'])
const LEAST_PIXELS = 64
const MOST_PIXELS = 4_096

/** A model's picture as ours are: of their size, as WebP, and with nothing else of what was sent. */
export async function fitAnswer({ brief, base64 }: PictureAnswer): Promise<Uint8Array> {
  const image = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: MOST_PIXELS ** 2 })
  const { format, width, height } = await image.metadata()
  if (!FORMATS.has(format)) throw new Error('a picture is of none of the formats that are taken')
  const [least, most] = [Math.min(width, height), Math.max(width, height)]
  if (least < LEAST_PIXELS || most > MOST_PIXELS)
    throw new Error('a picture is too small or too large')
  const { width: wide, height: high } = pictureSizeOf(brief)
  const fitted = image.autoOrient().resize(wide, high, { fit: 'cover' })
  return fitted.flatten({ background: '#ffffff' }).webp({ quality: 82, effort: 2 }).toBuffer()
}
