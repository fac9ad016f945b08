import type { Random } from '../../random.ts'
import { columns, hill, lamp, leafy, person } from './motifs.ts'
import { createPen, type Pen, type Sketch } from './pen.ts'

function pavement(pen: Pen, y: number): void {
  pen.rect('ground', 0, y, 1200, 675 - y)
  pen.poly('path', [380, y], [820, y], [1010, 675], [190, 675])
  for (let line = 0; line < 5; line++)
    pen.rect('groundLight', 0, y + 12 + line * line * 7, 1200, 1.5 + line)
}

/** A street between towers, wet with light. */
export function city(random: Random): Sketch {
  const pen = createPen(random, 480, 'skyline')
  pen.sketch.water = 520
  pen.sketch.wall = '#6b6f7c'
  pen.sketch.roof = '#4a4e5c'
  for (const side of [-1, 1]) {
    for (let block = 0; block < 4; block++) {
      const near = 3 - block
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
  }
  pavement(pen, 520)
  lamp(pen, 372, 556, 150)
  lamp(pen, 850, 572, 170)
  person(pen, 590, 606, 96, true)
  return pen.sketch
}

/** A corner shop with a striped awning, the only light in the street. */
export function shop(random: Random): Sketch {
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
  person(pen, x + 300, 596, 104, true)
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

/** A museum behind its columns and steps. */
export function museum(random: Random): Sketch {
  const pen = createPen(random, 470, 'hills')
  pen.sketch.wall = '#cfc6b2'
  pen.sketch.roof = '#6f8a86'
  const x = random.whole(210, 280)
  const wide = 680
  for (const dx of [-120, wide]) {
    pen.rect('wall', x + dx, 250, 120, 250)
    pen.windows({
      x: x + dx + 22,
      y: 282,
      columns: 2,
      rows: 2,
      width: 28,
      height: 62,
      stepX: 48,
      stepY: 100,
      lit: 0.35,
    })
    pen.rect('trim', x + dx - 6, 240, 132, 14)
  }
  pen.rect('dark', x, 240, wide, 260)
  for (let door = 0; door < 7; door++)
    pen.rect(
      door === 3 ? 'lamp' : 'window',
      x + 54 + door * 89,
      door === 3 ? 290 : 320,
      38,
      door === 3 ? 210 : 120,
    )
  pen.glow(x + wide / 2, 420, 230)
  columns(pen, x + 30, wide - 60, 236, 500, 8)
  pen.rect('wall', x - 18, 190, wide + 36, 48)
  pen.rect('trim', x - 26, 184, wide + 52, 12)
  pen.poly('wall', [x - 26, 184], [x + wide / 2, 74], [x + wide + 26, 184])
  pen.poly('wallShade', [x + wide / 2, 74], [x + wide + 26, 184], [x + wide / 2 + 90, 184])
  pen.poly('dark', [x + 60, 174], [x + wide / 2, 98], [x + wide - 60, 174])
  pen.disc('trim', x + wide / 2, 146, 24)
  for (const dx of [120, 490]) {
    pen.rect('accent', x + dx, 250, 62, 190)
    pen.poly('accent', [x + dx, 439], [x + dx + 62, 439], [x + dx + 31, 462])
    pen.disc('trim', x + dx + 31, 320, 18)
  }
  for (let step = 0; step < 7; step++) {
    pen.rect(
      step % 2 ? 'wallShade' : 'wall',
      x - 30 - step * 14,
      500 + step * 10,
      wide + 60 + step * 28,
      11,
    )
  }
  pen.rect('ground', 0, 568, 1200, 107)
  pen.poly('path', [x + 200, 568], [x + wide - 200, 568], [x + wide - 40, 675], [x + 40, 675])
  for (const dx of [-90, wide + 30]) {
    pen.rect('wallShade', x + dx, 520, 62, 62)
    pen.path('trim', `M${x + dx + 8} 520q-4 -40 18 -46q8 -26 26 -14q14 12 2 26q8 14 4 34Z`)
  }
  lamp(pen, x - 120, 600, 190)
  lamp(pen, x + wide + 130, 600, 190)
  person(pen, x + wide / 2 - 40, 586, 78)
  return pen.sketch
}

/** A hospital at night: one window is still lit at the end of each floor. */
export function hospital(random: Random): Sketch {
  const pen = createPen(random, 490, 'hills')
  pen.sketch.wall = '#c4cfcc'
  pen.sketch.roof = '#7f9a98'
  const x = random.whole(230, 310)
  pen.rect('wallShade', x - 130, 300, 200, 230)
  pen.windows({
    x: x - 112,
    y: 324,
    columns: 4,
    rows: 3,
    width: 28,
    height: 36,
    stepX: 46,
    stepY: 64,
    lit: 0.35,
  })
  pen.rect('wallShade', x + 520, 260, 250, 270)
  pen.windows({
    x: x + 556,
    y: 290,
    columns: 5,
    rows: 4,
    width: 26,
    height: 34,
    stepX: 42,
    stepY: 58,
    lit: 0.4,
  })
  pen.rect('wall', x + 60, 150, 470, 380)
  pen.rect('roof', x + 50, 140, 490, 14)
  pen.windows({
    x: x + 92,
    y: 182,
    columns: 9,
    rows: 5,
    width: 30,
    height: 38,
    stepX: 47,
    stepY: 60,
    lit: 0.42,
  })
  pen.rect('wall', x + 240, 96, 110, 434)
  pen.rect('wallShade', x + 322, 96, 28, 434)
  pen.rect('accent', x + 284, 116, 22, 66)
  pen.rect('accent', x + 262, 138, 66, 22)
  pen.glow(x + 295, 149, 120)
  for (let floor = 0; floor < 4; floor++) pen.rect('window', x + 264, 214 + floor * 60, 62, 34)
  pen.rect('roof', x + 200, 446, 190, 14)
  pen.rect('window', x + 226, 462, 138, 68)
  for (const dx of [258, 294, 330]) pen.rect('dark', x + dx, 462, 4, 68)
  pen.glow(x + 295, 496, 190)
  pavement(pen, 530)
  pen.rect('wall', x + 450, 530, 130, 56)
  pen.path('wall', `M${x + 580} 586v-36l24 -2l22 22v16Z`)
  pen.rect('accent', x + 450, 560, 150, 7)
  pen.rect('lamp', x + 540, 522, 18, 9)
  pen.glow(x + 549, 526, 90)
  for (const dx of [480, 590]) pen.disc('dark', x + dx, 588, 14)
  leafy(pen, x - 150, 560, 200)
  leafy(pen, x + 830, 570, 240)
  lamp(pen, x + 130, 574, 170)
  person(pen, x + 330, 590, 82)
  hill(pen, 'ground', [
    [0, 640],
    [300, 650],
    [700, 664],
    [1200, 640],
  ])
  return pen.sketch
}
