import type { Random } from '../../random.ts'
import { bare, fence, fir, gabled, hill, lamp, leafy, person } from './motifs.ts'
import { createPen, n, type Pen, type Sketch } from './pen.ts'

/** An old house of many gables on a hill behind its gate. */
export function manor(random: Random): Sketch {
  const pen = createPen(random, 470, 'hills')
  pen.sketch.wall = '#857a80'
  pen.sketch.roof = '#4a4658'
  const x = random.whole(360, 430)
  hill(pen, 'groundLight', [
    [0, 600],
    [260, 560],
    [x, 470],
    [x + 420, 465],
    [980, 560],
    [1200, 590],
  ])
  gabled(pen, x - 40, 476, 120, 170, 100)
  gabled(pen, x + 330, 476, 130, 190, 110)
  pen.rect('wall', x + 70, 280, 270, 196)
  pen.rect('wallShade', x + 250, 280, 90, 196)
  pen.poly('roof', [x + 54, 282], [x + 110, 200], [x + 300, 200], [x + 356, 282])
  for (const dx of [130, 220]) gabled(pen, x + dx, 300, 66, 54, 62)
  pen.windows({
    x: x + 96,
    y: 330,
    columns: 5,
    rows: 2,
    width: 24,
    height: 46,
    stepX: 50,
    stepY: 74,
    lit: 0.5,
    arched: true,
  })
  turret(pen, x + 60, 476)
  pen.path('dark', `M${x + 190} 476v-46a22 22 0 0 1 44 0v46Z`)
  pen.glow(x + 212, 450, 90)
  for (const dx of [104, 270, 382]) {
    pen.rect('roofShade', x + dx, 150, 20, 70)
    pen.rect('trim', x + dx - 4, 146, 28, 8)
  }
  pen.poly(
    'path',
    [x + 196, 476],
    [x + 228, 476],
    [x + 330, 560],
    [x + 120, 675],
    [x - 130, 675],
    [x + 220, 560],
  )
  hill(pen, 'ground', [
    [0, 630],
    [240, 606],
    [520, 640],
    [860, 612],
    [1200, 600],
  ])
  bare(pen, 130, 640, 520)
  bare(pen, 1080, 630, 440)
  fence(pen, 0, 420, 662, 92)
  fence(pen, 700, 1200, 662, 92)
  for (const gate of [430, 690]) {
    pen.rect('wallShade', gate - 22, 540, 44, 124)
    pen.rect('trim', gate - 28, 532, 56, 12)
    pen.disc('lamp', gate, 516, 11)
    pen.glow(gate, 516, 120)
  }
  person(pen, 560, 650, 84)
  return pen.sketch
}

function turret(pen: Pen, x: number, base: number): void {
  pen.rect('wall', x - 34, base - 290, 68, 290)
  pen.rect('wallShade', x + 8, base - 290, 26, 290)
  pen.poly('roof', [x - 46, base - 288], [x, base - 420], [x + 46, base - 288])
  pen.poly('roofShade', [x, base - 420], [x + 46, base - 288], [x + 12, base - 288])
  pen.windows({
    x: x - 12,
    y: base - 264,
    columns: 1,
    rows: 3,
    width: 22,
    height: 44,
    stepX: 0,
    stepY: 84,
    lit: 0.8,
    arched: true,
  })
  pen.rect('dark', x - 1, base - 446, 2, 28)
}

/** A school with its clock tower and cherry trees. */
export function school(random: Random): Sketch {
  const pen = createPen(random, 480, 'hills')
  pen.sketch.wall = '#d8cfba'
  pen.sketch.roof = '#8a4a42'
  const x = random.whole(190, 260)
  pen.rect('ground', 0, 520, 1200, 155)
  for (const [dx, wide] of [
    [0, 300],
    [470, 330],
  ] as const) {
    pen.rect('wall', x + dx, 300, wide, 226)
    pen.rect('wallShade', x + dx, 474, wide, 52)
    pen.poly(
      'roof',
      [x + dx - 12, 302],
      [x + dx + 30, 246],
      [x + dx + wide - 30, 246],
      [x + dx + wide + 12, 302],
    )
    pen.windows({
      x: x + dx + 22,
      y: 326,
      columns: wide > 310 ? 7 : 6,
      rows: 2,
      width: 28,
      height: 54,
      stepX: 44,
      stepY: 88,
      lit: 0.45,
    })
  }
  pen.rect('wall', x + 300, 180, 170, 346)
  pen.rect('wallShade', x + 426, 180, 44, 346)
  pen.poly('roof', [x + 286, 182], [x + 385, 82], [x + 484, 182])
  pen.poly('roofShade', [x + 385, 82], [x + 484, 182], [x + 420, 182])
  pen.rect('dark', x + 384, 52, 3, 32)
  pen.disc('trim', x + 385, 236, 40)
  pen.disc('lamp', x + 385, 236, 33)
  pen.rect('dark', x + 383, 212, 4, 26)
  pen.rect('dark', x + 385, 234, 20, 4)
  pen.glow(x + 385, 236, 130)
  pen.windows({
    x: x + 326,
    y: 306,
    columns: 3,
    rows: 1,
    width: 32,
    height: 58,
    stepX: 44,
    stepY: 80,
    lit: 0.7,
    arched: true,
  })
  pen.path('dark', `M${x + 348} 526v-90a37 37 0 0 1 74 0v90Z`)
  pen.rect('window', x + 360, 440, 22, 86)
  pen.rect('window', x + 388, 440, 22, 86)
  pen.glow(x + 385, 486, 130)
  pen.poly('path', [x + 340, 526], [x + 430, 526], [x + 570, 675], [x + 200, 675])
  for (const [tx, size] of [
    [60, 330],
    [1120, 360],
    [970, 240],
  ] as const) {
    const at = pen.sketch.shapes.length
    leafy(pen, tx, 610, size)
    // Cherry trees: their light leaves take the accent.
    for (const shape of pen.sketch.shapes.slice(at))
      if (shape.role === 'leaf') shape.role = 'accent'
  }
  for (const gate of [x + 210, x + 560]) {
    pen.rect('wallShade', gate - 20, 560, 40, 100)
    pen.rect('trim', gate - 26, 552, 52, 12)
  }
  person(pen, x + 350, 626, 88)
  person(pen, x + 402, 618, 80)
  return pen.sketch
}

/** A village in a fold of the hills, smoke over its roofs. */
export function village(random: Random): Sketch {
  const pen = createPen(random, 450, 'hills')
  pen.sketch.wall = '#d3c4a6'
  pen.sketch.roof = '#9a5540'
  hill(pen, 'groundLight', [
    [0, 470],
    [300, 420],
    [640, 440],
    [900, 400],
    [1200, 450],
  ])
  const x = random.whole(560, 660)
  pen.rect('wall', x, 240, 62, 210)
  pen.rect('wallShade', x + 40, 240, 22, 210)
  pen.poly('roof', [x - 8, 242], [x + 31, 100], [x + 70, 242])
  pen.poly('roofShade', [x + 31, 100], [x + 70, 242], [x + 44, 242])
  pen.windows({
    x: x + 20,
    y: 268,
    columns: 1,
    rows: 2,
    width: 22,
    height: 46,
    stepX: 0,
    stepY: 84,
    lit: 0.9,
    arched: true,
  })
  for (let house = 0; house < 7; house++) {
    gabled(
      pen,
      120 + house * 142 + random.whole(-20, 20),
      470 + (house % 3) * 8,
      random.whole(84, 112),
      random.whole(66, 96),
      random.whole(52, 74),
    )
  }
  hill(pen, 'ground', [
    [0, 520],
    [320, 500],
    [640, 520],
    [940, 492],
    [1200, 520],
  ])
  for (let house = 0; house < 4; house++) {
    gabled(
      pen,
      60 + house * 310 + random.whole(-30, 30),
      590 + (house % 2) * 14,
      random.whole(132, 170),
      random.whole(96, 126),
      random.whole(84, 104),
    )
  }
  pen.path(
    'path',
    'M520 675Q600 600 560 560Q520 520 640 480L662 480Q560 524 610 560Q680 610 690 675Z',
  )
  for (const tx of [300, 880, 1130]) leafy(pen, tx, 600, random.whole(150, 220))
  lamp(pen, 730, 628, 130)
  hill(pen, 'ground', [
    [0, 640],
    [400, 656],
    [800, 650],
    [1200, 630],
  ])
  person(pen, 612, 640, 62)
  pen.sketch.smoke = [x + 190, 350]
  return pen.sketch
}

/** A clearing between great trunks and a hut whose window is lit. */
export function forest(random: Random): Sketch {
  const pen = createPen(random, 470, 'pines')
  pen.sketch.wall = '#7d6248'
  pen.sketch.roof = '#4f5a3c'
  hill(pen, 'groundLight', [
    [0, 500],
    [400, 488],
    [800, 500],
    [1200, 484],
  ])
  for (let tree = 0; tree < 16; tree++) {
    const x = tree * 80 + random.whole(-24, 24)
    if (Math.abs(x - 640) > 120) fir(pen, x, 512, random.whole(220, 360), 'leaf')
  }
  const x = random.whole(560, 640)
  gabled(pen, x, 520, 150, 90, 92)
  pen.rect('dark', x + 62, 466, 30, 54)
  pen.glow(x + 40, 470, 230)
  pen.beam([x + 40, 470], [x - 120, 675], [x + 260, 675])
  hill(pen, 'ground', [
    [0, 560],
    [350, 540],
    [700, 552],
    [1200, 540],
  ])
  pen.path(
    'path',
    `M${x + 64} 522Q${x - 40} 570 ${x + 40} 610Q${x + 90} 640 ${x - 60} 675H${x + 150}Q${x + 190} 630 ${x + 110} 596Q${x + 40} 560 ${x + 92} 522Z`,
  )
  for (const tx of [70, 190, 330, 930, 1050, 1160])
    trunk(pen, tx + random.whole(-18, 18), random.whole(24, 44))
  for (let fern = 0; fern < 34; fern++) {
    const fx = random.whole(0, 1200)
    pen.poly(
      'leafDark',
      [fx - 30, 675],
      [fx + random.whole(-12, 12), 675 - random.whole(30, 74)],
      [fx + 30, 675],
    )
  }
  person(pen, x + 6, 640, 86)
  return pen.sketch
}

function trunk(pen: Pen, x: number, half: number): void {
  const lean = pen.random.whole(-18, 18)
  pen.path(
    'trunk',
    `M${x - half * 1.9} 675Q${x - half} 600 ${x - half + lean} -10H${x + half + lean}Q${x + half} 600 ${x + half * 2} 675Z`,
  )
  for (let limb = 0; limb < 4; limb++) {
    const y = 60 + limb * 90 + pen.random.whole(-20, 20)
    const side = limb % 2 ? 1 : -1
    pen.poly(
      'trunk',
      [x + side * half * 0.7, y],
      [x + side * (half + 100), y - 46],
      [x + side * (half + 96), y - 38],
      [x + side * half * 0.7, y + 22],
    )
    pen.poly(
      'leafDark',
      [x + side * half, y - 30],
      [x + side * (half + 150), y - 60],
      [x + side * (half + 120), y - 6],
      [x + side * (half + 40), y + 26],
    )
  }
}

/** One house on its own, a great tree beside it, one window awake. */
export function house(random: Random): Sketch {
  const pen = createPen(random, 480, 'hills')
  pen.sketch.wall = '#c3ccca'
  pen.sketch.roof = '#5a4a52'
  const x = random.whole(520, 600)
  hill(pen, 'groundLight', [
    [0, 540],
    [400, 500],
    [800, 512],
    [1200, 530],
  ])
  pen.rect('wall', x, 290, 330, 236)
  pen.rect('wallShade', x + 220, 290, 110, 236)
  for (let board = 0; board < 15; board++) pen.rect('wallShade', x, 300 + board * 15, 330, 1.4)
  pen.poly('roof', [x - 26, 294], [x + 90, 170], [x + 300, 170], [x + 356, 294])
  pen.poly('roofShade', [x + 240, 170], [x + 300, 170], [x + 356, 294], [x + 250, 294])
  pen.poly('wall', [x + 20, 292], [x + 92, 186], [x + 164, 292])
  pen.disc('window', x + 92, 254, 20)
  pen.glow(x + 92, 254, 110)
  pen.rect('roofShade', x + 270, 120, 32, 80)
  pen.windows({
    x: x + 36,
    y: 318,
    columns: 4,
    rows: 1,
    width: 40,
    height: 60,
    stepX: 74,
    stepY: 80,
    lit: 0.3,
  })
  pen.poly('roof', [x - 50, 412], [x + 380, 412], [x + 356, 388], [x - 26, 388])
  for (let post = 0; post < 6; post++) pen.rect('trim', x - 40 + post * 80, 412, 8, 116)
  pen.rect('dark', x + 140, 436, 48, 90)
  pen.rect('window', x + 210, 440, 66, 62)
  pen.rect('window', x + 40, 440, 66, 62)
  pen.glow(x + 243, 470, 150)
  pen.glow(x + 72, 470, 150)
  for (let rail = 0; rail < 21; rail++) pen.rect('trim', x - 36 + rail * 20, 494, 3, 34)
  pen.rect('trim', x - 40, 490, 420, 5)
  pen.poly('path', [x + 140, 528], [x + 190, 528], [x + 250, 675], [x + 30, 675])
  leafy(pen, x - 170, 580, 460)
  hill(pen, 'ground', [
    [0, 600],
    [300, 584],
    [700, 604],
    [1200, 578],
  ])
  for (let post = 0; post < 30; post++) {
    const px = 14 + post * 42
    if (px > x + 10 && px < x + 250) continue
    pen.poly('trim', [px, 664], [px, 600], [px + 8, 590], [px + 16, 600], [px + 16, 664])
  }
  for (const [from, to] of [
    [0, x + 10],
    [x + 256, 1200],
  ] as const)
    pen.rect('trim', from, 620, to - from, 8)
  person(pen, x + 130, 648, 84)
  return pen.sketch
}

/** A gate, stone lanterns and a pagoda above the steps. */
export function temple(random: Random): Sketch {
  const pen = createPen(random, 460, 'hills')
  pen.sketch.wall = '#d9cbb0'
  pen.sketch.roof = '#3d4a52'
  const x = random.whole(760, 840)
  hill(pen, 'groundLight', [
    [0, 520],
    [400, 470],
    [x, 430],
    [1200, 470],
  ])
  for (let tier = 0; tier < 4; tier++) {
    const foot = 440 - tier * 78
    const half = 92 - tier * 14
    pen.rect('wall', x - half * 0.62, foot - 58, half * 1.24, 58)
    pen.rect('wallShade', x + half * 0.24, foot - 58, half * 0.38, 58)
    pen.windows({
      x: x - half * 0.44,
      y: foot - 46,
      columns: 3,
      rows: 1,
      width: half * 0.2,
      height: 30,
      stepX: half * 0.34,
      stepY: 0,
      lit: 0.8,
    })
    pen.path(
      'roof',
      `M${n(x - half * 1.5)} ${foot - 50}Q${n(x - half * 0.7)} ${foot - 62} ${n(x - half * 0.45)} ${foot - 88}H${n(x + half * 0.45)}Q${n(x + half * 0.7)} ${foot - 62} ${n(x + half * 1.5)} ${foot - 50}L${n(x + half * 1.2)} ${foot - 44}H${n(x - half * 1.2)}Z`,
    )
  }
  pen.rect('dark', x - 2, 62, 5, 64)
  for (let ring = 0; ring < 5; ring++) pen.rect('dark', x - 9, 74 + ring * 9, 19, 3)
  for (const tx of [90, 240, 980, 1120]) {
    const at = pen.sketch.shapes.length
    leafy(pen, tx, 540, random.whole(220, 330))
    for (const shape of pen.sketch.shapes.slice(at))
      if (shape.role === 'leaf') shape.role = 'accent'
  }
  for (let step = 0; step < 12; step++)
    pen.rect(
      step % 2 ? 'path' : 'groundLight',
      420 - step * 14,
      478 + step * 17,
      260 + step * 28,
      17,
    )
  gate(pen, 550, 560, 330)
  for (const [lx, size] of [
    [330, 92],
    [770, 92],
    [210, 130],
    [890, 130],
  ] as const)
    stoneLantern(pen, lx, 540 + size * 0.7, size)
  person(pen, 540, 610, 84)
  hill(pen, 'ground', [
    [0, 620],
    [180, 640],
    [300, 668],
    [820, 668],
    [960, 636],
    [1200, 610],
  ])
  return pen.sketch
}

function gate(pen: Pen, x: number, base: number, height: number): void {
  const half = height * 0.46
  for (const side of [-1, 1])
    pen.poly(
      'accent',
      [x + side * half - 14, base],
      [x + side * half * 0.94 - 11, base - height],
      [x + side * half * 0.94 + 11, base - height],
      [x + side * half + 14, base],
    )
  pen.rect('accent', x - half * 1.12, base - height * 0.8, half * 2.24, 18)
  pen.rect('accent', x - 12, base - height * 0.98, 24, height * 0.2)
  pen.path(
    'accent',
    `M${n(x - half * 1.4)} ${n(base - height * 1.06)}Q${x} ${n(base - height * 0.97)} ${n(x + half * 1.4)} ${n(base - height * 1.06)}L${n(x + half * 1.34)} ${n(base - height * 0.96)}Q${x} ${n(base - height * 0.9)} ${n(x - half * 1.34)} ${n(base - height * 0.96)}Z`,
  )
  pen.path(
    'dark',
    `M${n(x - half * 1.46)} ${n(base - height * 1.12)}Q${x} ${n(base - height * 1.02)} ${n(x + half * 1.46)} ${n(base - height * 1.12)}L${n(x + half * 1.4)} ${n(base - height * 1.05)}Q${x} ${n(base - height * 0.96)} ${n(x - half * 1.4)} ${n(base - height * 1.05)}Z`,
  )
}

function stoneLantern(pen: Pen, x: number, base: number, size: number): void {
  pen.rect('wallShade', x - size * 0.22, base - size * 0.1, size * 0.44, size * 0.1)
  pen.rect('wallShade', x - size * 0.08, base - size * 0.6, size * 0.16, size * 0.5)
  pen.rect('lamp', x - size * 0.15, base - size * 0.82, size * 0.3, size * 0.22)
  pen.poly(
    'wallShade',
    [x - size * 0.36, base - size * 0.82],
    [x, base - size * 1.08],
    [x + size * 0.36, base - size * 0.82],
  )
  pen.glow(x, base - size * 0.72, size * 1.1)
}
