import type { Random } from '../../random.ts'
import { fir, gabled, hill, leafy, person, redden } from './motifs.ts'
import { createPen, n, type Pen, type Sketch } from './pen.ts'

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
    redden(pen, at)
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
