import type { Mood } from '../../../picture.ts'
import type { Random } from '../../../random.ts'
import { mix } from '../../colour.ts'
import type { SitterLight } from './sitter-light.ts'

const whole = (value: number) => Math.trunc(value)
const dot = (x: number, y: number, r: number, fill: string, see: number): string =>
  `<circle cx="${whole(x)}" cy="${whole(y)}" r="${r.toFixed(1)}" fill="${fill}" fill-opacity="${see.toFixed(2)}"/>`

function scatter(
  random: Random,
  count: number,
  draw: (x: number, y: number, share: number) => string,
): string {
  return Array.from({ length: count }, () =>
    draw(random.between(0, 600), random.between(0, 800), random.next()),
  ).join('')
}

const streak = (x: number, y: number, share: number, lean: number, colour: string): string =>
  `<path d="M${whole(x)} ${whole(y)}l${whole(-lean * (1 + share))} ${whole(60 + share * 50)}" stroke="${colour}" ` +
  `stroke-width="${(1.4 + share * 2.2).toFixed(1)}" stroke-linecap="round" stroke-opacity="${(0.14 + share * 0.22).toFixed(2)}"/>`

const band = (y: number, tall: number, colour: string, see: number): string =>
  `<path d="M0 ${y}C150 ${y - tall} 300 ${y + tall * 0.6} 450 ${y - tall * 0.3}S600 ${y - tall * 0.5} 600 ${y}V${y + tall}` +
  `C450 ${y + tall * 1.6} 200 ${y + tall * 0.5} 0 ${y + tall * 1.3}Z" fill="${colour}" fill-opacity="${see}"/>`

function cloud(x: number, y: number, size: number): string {
  const arc = (r: number, dx: number, dy: number) =>
    `a${whole(r * size)} ${whole(r * size)} 0 0 1 ${whole(dx * size)} ${whole(dy * size)}`
  return `<path d="M${whole(x - 90 * size)} ${whole(y)}${arc(26, 44, -22)}${arc(40, 74, -4)}${arc(30, 52, 26)}Z" fill="#ffffff" fill-opacity="0.34"/>`
}

const SKIES: Record<Mood, (random: Random, light: SitterLight) => string> = {
  storm: (random, { ground: [high, low] }) =>
    band(90, 120, low, 0.5) +
    band(250, 90, mix(low, high, 0.4), 0.4) +
    band(20, 70, '#0b1218', 0.4) +
    scatter(random, 34, (x, y, k) => streak(x, y, k, 34, mix(high, '#ffffff', 0.4))),
  rain: (random, { ground: [high], lamp }) =>
    scatter(random, 12, (x, y, k) => dot(x, y * 0.8, 14 + k * 34, lamp, 0.05 + k * 0.09)) +
    scatter(random, 46, (x, y, k) => streak(x, y, k, 9, mix(high, '#ffffff', 0.4))),
  snow: (random, { ground: [, low] }) =>
    band(560, 80, mix(low, '#ffffff', 0.2), 0.35) +
    scatter(random, 60, (x, y, k) => dot(x, y, 2 + k * 6, '#ffffff', 0.3 + k * 0.4)),
  fog: (random, { ground: [high, low] }) =>
    [120, 280, 430, 600]
      .map((y, index) => {
        const colour = index % 2 ? mix(high, '#ffffff', 0.4) : mix(high, low, 0.5)
        return band(whole(y + random.between(-40, 40)), 60 + index * 8, colour, 0.22)
      })
      .join(''),
  dust: (random, { ground: [high, low], lamp }) =>
    dot(random.between(360, 520), random.between(180, 280), 120, lamp, 0.22) +
    band(520, 70, mix(high, low, 0.4), 0.5) +
    band(620, 80, low, 0.5) +
    scatter(random, 40, (x, y, k) => dot(x, y, 1 + k * 2.4, lamp, 0.35)),
  clear: (random, { ground: [, low] }) =>
    [110, 230, 350]
      .map((y) =>
        cloud(random.between(20, 560), y + random.between(-30, 30), random.between(0.6, 1.1)),
      )
      .join('') +
    band(600, 60, mix(low, '#4f7a5a', 0.35), 0.6) +
    band(690, 60, mix(low, '#24483f', 0.4), 0.6),
  dusk(random, { ground: [high, low], lamp }) {
    const [x, y] = [random.between(110, 190), random.between(470, 530)]
    return (
      dot(x, y, 150, lamp, 0.3) +
      dot(x, y, 92, lamp, 0.4) +
      band(430, 26, mix(high, low, 0.5), 0.5) +
      band(350, 20, mix(high, low, 0.3), 0.4) +
      band(610, 60, low, 0.7)
    )
  },
}

/** What the weather of the story leaves behind whoever sits, as markup on the sheet of 600 by 800. */
export const skyBehind = (mood: Mood, random: Random, light: SitterLight): string =>
  SKIES[mood](random.fork('sky'), light)
