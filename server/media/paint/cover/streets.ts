import type { Mood } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { columns, lamp, pavement, person } from './motifs.ts'
import { createPen, type Pen, type Sketch } from './pen.ts'

const WET = new Set<Mood>(['rain', 'storm', 'snow'])

/** A street between towers, wet with light. */
export function city(random: Random, mood: Mood): Sketch {
  const pen = createPen(random, 480, 'skyline')
  pen.sketch.water = 520
  pen.sketch.wall = '#6b6f7c'
  pen.sketch.roof = '#4a4e5c'
  for (const side of [-1, 1]) for (let near = 3; near >= 0; near--) block(pen, side, near)
  pavement(pen, 520)
  lamp(pen, 372, 556, 150)
  lamp(pen, 850, 572, 170)
  person(pen, 590, 606, 96, WET.has(mood))
  return pen.sketch
}

/** A corner shop with a striped awning, the only light in the street. */
export function shop(random: Random, mood: Mood): Sketch {
  const pen = createPen(random, 480, 'skyline')
  pen.sketch.wall = random.pick(['#8a5a48', '#5f7a70', '#7d6a8a'])
  pen.sketch.roof = '#9c4238'
  const x = random.whole(330, 420)
  pen.rect('wallShade', x - 230, 230, 210, 300)
  pen.windows({
    x: x - 204,
    y: 262,
    columns: 3,
    rows: 2,
    width: 38,
    height: 62,
    stepX: 62,
    stepY: 104,
    lit: 0.25,
  })
  pen.rect('wall', x, 120, 450, 410)
  pen.rect('trim', x - 10, 112, 470, 18)
  pen.windows({
    x: x + 44,
    y: 162,
    columns: 4,
    rows: 1,
    width: 56,
    height: 88,
    stepX: 102,
    stepY: 100,
    lit: 0.5,
  })
  for (let box = 0; box < 4; box++) pen.rect('leaf', x + 40 + box * 102, 246, 64, 14)
  pen.rect('dark', x + 20, 290, 410, 240)
  pen.rect('window', x + 34, 352, 230, 140)
  for (let bar = 1; bar < 4; bar++) pen.rect('dark', x + 34 + bar * 57, 352, 5, 140)
  for (const [row, y] of [400, 448].entries()) {
    pen.rect('dark', x + 34, y, 230, 4)
    for (let jar = 0; jar < 11; jar++) {
      const tall = random.whole(16, 32)
      pen.rect(jar % 3 === row ? 'accent' : 'roofShade', x + 42 + jar * 20, y - tall, 13, tall)
    }
  }
  pen.rect('window', x + 306, 352, 86, 92)
  pen.rect('roofShade', x + 300, 452, 98, 78)
  pen.disc('lamp', x + 384, 470, 4)
  for (let stripe = 0; stripe < 11; stripe++) {
    const left = x - 6 + stripe * 42
    pen.poly(
      stripe % 2 ? 'wall' : 'roof',
      [left + 8, 290],
      [left + 44, 290],
      [left + 42, 346],
      [left, 346],
    )
    pen.path(stripe % 2 ? 'wall' : 'roof', `M${left} 345h42a21 16 0 0 1 -42 0Z`)
  }
  pen.glow(x + 150, 420, 300)
  pen.glow(x + 350, 400, 140)
  pen.rect('wallShade', x + 470, 190, 300, 340)
  pen.windows({
    x: x + 510,
    y: 226,
    columns: 3,
    rows: 2,
    width: 46,
    height: 70,
    stepX: 84,
    stepY: 122,
    lit: 0.3,
  })
  pavement(pen, 530)
  for (const [dx, tall] of [
    [40, 34],
    [88, 26],
    [136, 36],
  ] as const)
    pen.rect('trunk', x + dx, 548 - tall, 42, tall)
  for (let fruit = 0; fruit < 12; fruit++)
    pen.disc('accent', x + 46 + fruit * 11, 516 - (fruit % 3) * 4, 6)
  lamp(pen, x + 560, 570, 210)
  person(pen, x + 300, 596, 104, WET.has(mood))
  return pen.sketch
}

/** A theatre on opening night: bulbs, columns, searchlights. */
export function theatre(random: Random): Sketch {
  const pen = createPen(random, 500, 'skyline')
  pen.sketch.wall = '#c9b08a'
  pen.sketch.roof = '#8f2f38'
  const x = random.whole(280, 360)
  pen.rect('wall', x, 190, 560, 340)
  pen.rect('wallShade', x + 440, 190, 120, 340)
  pen.path('roof', `M${x + 150} 190Q${x + 160} 70 ${x + 280} 64Q${x + 400} 70 ${x + 410} 190Z`)
  pen.path(
    'roofShade',
    `M${x + 300} 64Q${x + 400} 70 ${x + 410} 190H${x + 340}Q${x + 350} 110 ${x + 300} 64Z`,
  )
  pen.rect('trim', x + 262, 30, 36, 40)
  pen.poly('accent', [x + 280, 6], [x + 330, 18], [x + 280, 30])
  pen.rect('trim', x - 16, 184, 592, 16)
  pen.windows({
    x: x + 62,
    y: 224,
    columns: 6,
    rows: 1,
    width: 44,
    height: 110,
    stepX: 79,
    stepY: 100,
    lit: 0.95,
    arched: true,
  })
  columns(pen, x + 36, 488, 210, 350, 7)
  pen.poly('roof', [x + 20, 352], [x + 540, 352], [x + 580, 400], [x - 20, 400])
  for (let bulb = 0; bulb < 25; bulb++) pen.disc('lamp', x - 10 + bulb * 24.2, 402, 5)
  for (let bulb = 0; bulb < 5; bulb++) pen.glow(x + 40 + bulb * 120, 402, 130)
  for (let door = 0; door < 5; door++)
    pen.rect(door === 2 ? 'lamp' : 'window', x + 92 + door * 80, 426, 56, 104)
  for (let door = 0; door < 5; door++) pen.rect('dark', x + 118 + door * 80, 426, 4, 104)
  for (const dx of [18, 490]) {
    pen.rect('accent', x + dx, 424, 52, 84)
    pen.rect('lamp', x + dx + 8, 434, 36, 50)
  }
  pavement(pen, 530)
  pen.poly('accent', [x + 236, 530], [x + 324, 530], [x + 390, 675], [x + 170, 675])
  pen.beam([x + 60, 530], [x - 330, -60], [x - 210, -60])
  pen.beam([x + 500, 530], [x + 780, -60], [x + 900, -60])
  person(pen, x + 258, 590, 88)
  person(pen, x + 304, 594, 84)
  lamp(pen, x - 90, 560, 190)
  lamp(pen, x + 660, 560, 190)
  return pen.sketch
}

function block(pen: Pen, side: number, near: number): void {
  const { random } = pen
  const width = 92 + near * 46
  const x = side < 0 ? 430 - near * 118 - width * 0.6 : 770 + near * 118 - width * 0.4
  const tall = random.whole(200, 290) + near * 78
  pen.rect('wall', x, 520 - tall, width, tall)
  pen.rect('wallShade', side < 0 ? x + width * 0.72 : x, 520 - tall, width * 0.28, tall)
  pen.rect('trim', x - 4, 520 - tall, width + 8, 8)
  const size = 9 + near * 3.4
  pen.windows({
    x: x + size,
    y: 540 - tall,
    columns: Math.floor((width - size) / (size * 1.9)),
    rows: Math.floor((tall - 90) / (size * 2.3)),
    width: size,
    height: size * 1.35,
    stepX: size * 1.9,
    stepY: size * 2.3,
    lit: 0.42,
  })
  pen.rect('window', x + width * 0.1, 474, width * 0.8, 34)
  pen.glow(x + width / 2, 490, 60 + near * 16)
  if (near > 0)
    pen.rect('accent', side < 0 ? x + width - 2 : x - 14, 350 - near * 22, 16, 84 + near * 14)
  if (near === 1) pen.glow(side < 0 ? x + width + 6 : x - 6, 370, 90)
}
