import type { ArtStyle } from '#schemas/settings.ts'
import type { Mood } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { PALETTES } from '../palette.ts'

/** Falling weather as an SVG to be laid over a picture; nothing where the mood has none. */
export function weatherOverlay(
  mood: Mood,
  style: ArtStyle,
  random: Random,
  size: { width: number; height: number },
): string | undefined {
  const marks = weatherMarks(mood, style, random)
  if (!marks) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="${size.width}" height="${size.height}">${marks}</svg>`
}

/** The same weather as marks on a sheet of 1200 by 675. */
export function weatherMarks(mood: Mood, style: ArtStyle, random: Random): string {
  if (mood === 'rain' || mood === 'storm') return rain(mood, style, random)
  if (mood === 'snow') return snow(style, random)
  if (mood === 'dust') return motes(style, random)
  return ''
}

function rain(mood: 'rain' | 'storm', style: ArtStyle, random: Random): string {
  const poster = style === 'DESIGN'
  const count = poster ? 70 : mood === 'storm' ? 190 : 240
  const lean = mood === 'storm' ? 0.42 : 0.2
  const colour = poster ? PALETTES[mood].poster[2] : '#dbe6f2'
  const lines: string[] = []
  for (let index = 0; index < count; index++) {
    const [x, y] = [random.between(-60, 1260), random.between(-60, 690)]
    const length = random.between(14, poster ? 60 : 46)
    const strength = random.between(0.12, poster ? 0.6 : 0.4).toFixed(2)
    const width = random.between(0.7, poster ? 2.6 : 1.7).toFixed(1)
    lines.push(
      `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * lean).toFixed(1)} ${length.toFixed(1)}" stroke="${colour}" stroke-width="${width}" opacity="${strength}"/>`,
    )
  }
  return `<g stroke-linecap="round">${lines.join('')}</g>`
}

function snow(style: ArtStyle, random: Random): string {
  const flakes: string[] = []
  for (let index = 0; index < (style === 'DESIGN' ? 110 : 260); index++) {
    const near = random.next() ** 3
    const size = (style === 'DESIGN' ? 2.4 : 0.9) + near * 4.2
    const strength = (0.85 - near * 0.35).toFixed(2)
    flakes.push(
      `<circle cx="${random.between(0, 1200).toFixed(0)}" cy="${random.between(0, 675).toFixed(0)}" r="${size.toFixed(1)}" opacity="${strength}"/>`,
    )
  }
  return `<g fill="#f6fafc">${flakes.join('')}</g>`
}

function motes(style: ArtStyle, random: Random): string {
  if (style === 'DESIGN') return ''
  const specks: string[] = []
  for (let index = 0; index < 120; index++) {
    specks.push(
      `<ellipse cx="${random.between(0, 1200).toFixed(0)}" cy="${random.between(120, 675).toFixed(0)}" rx="${random.between(1, 5).toFixed(1)}" ry="${random.between(0.5, 1.1).toFixed(1)}" opacity="${random.between(0.1, 0.4).toFixed(2)}"/>`,
    )
  }
  return `<g fill="${PALETTES.dust.moon}">${specks.join('')}</g>`
}
