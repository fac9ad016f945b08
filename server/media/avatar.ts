import { Avatar, Style } from '@dicebear/core'
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' }

const style = new Style(notionists)
// Quiet papers on which the ink of the style reads well.
const PAPERS = ['f2d9a8', 'bfe0da', 'd9cdf5', 'c9dfc4', 'f0c7ba', 'd7dbe6']

/** Draws a user's first avatar as an SVG: the same seed, the same face. The style is CC0. */
export function avatarSvg(seed: string): string {
  return new Avatar(style, { seed, size: 160, backgroundColor: PAPERS }).toString()
}
