import type { MediaMaker, PicturePayer } from '#server/storyteller/port.ts'

/** Media whose pictures a model may paint, and who pays for them. */
export const paidMedia = (media: MediaMaker, payer: PicturePayer): MediaMaker => ({
  picture: (brief, signal) => media.picture(brief, signal, payer),
  music: (brief, signal) => media.music(brief, signal),
  shippedMusic: (brief) => media.shippedMusic(brief),
})
