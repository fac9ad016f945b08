import type { Random } from '../../random.ts'
import { hill, person } from './motifs.ts'
import { createPen, n, type Pen, type Point, type Sketch } from './pen.ts'

/** A lighthouse on its rock, the lamp turning over the sea. */
export function lighthouse(random: Random): Sketch {
  const pen = createPen(random, 515, 'hills')
  pen.sketch.water = 515
  pen.sketch.wall = '#d8d5cc'
  pen.sketch.roof = '#b8503c'
  const x = random.whole(760, 880)
  const base = 470
  const height = random.whole(270, 305)
  rock(pen, x, base)
  cottage(pen, x + 54, base)
  tower(pen, x, base, height)
  const lampY = base - height - 17
  pen.glow(x, lampY, 190)
  pen.beam([x, lampY], [-80, lampY - 150], [-80, lampY + 80])
  pen.beam([x, lampY], [1280, lampY - 90], [1280, lampY + 20])
  person(pen, x - 96, 508, 40)
  return pen.sketch
}

function rock(pen: Pen, x: number, base: number): void {
  const line: Point[] = [
    [-330, 675],
    [-280, 600],
    [-222, 574],
    [-170, 528],
    [-120, 508],
    [-82, 482],
    [-40, base - 4],
    [48, base - 2],
    [88, 488],
    [150, 505],
    [210, 548],
    [290, 566],
    [350, 620],
    [440, 675],
  ].map(([dx = 0, y = 0], index) => [x + dx, index % 13 === 0 ? y : y + pen.random.whole(-8, 8)])
  pen.poly('ground', ...line)
  for (let index = 1; index < line.length - 2; index += 2) {
    const [a, b] = [line[index], line[index + 1]]
    if (!a || !b) continue
    const foot: Point = [
      (a[0] + b[0]) / 2 + pen.random.whole(-22, 22),
      Math.max(a[1], b[1]) + pen.random.whole(45, 110),
    ]
    pen.poly('groundLight', a, b, foot)
  }
}

function cottage(pen: Pen, x: number, base: number): void {
  pen.rect('wall', x, base - 44, 74, 56)
  pen.rect('wallShade', x + 48, base - 44, 26, 56)
  pen.poly(
    'roof',
    [x - 8, base - 42],
    [x + 16, base - 74],
    [x + 62, base - 74],
    [x + 82, base - 42],
  )
  pen.rect('roofShade', x + 52, base - 88, 11, 22)
  pen.rect('window', x + 12, base - 30, 14, 16)
  pen.rect('dark', x + 36, base - 28, 13, 36)
  pen.glow(x + 19, base - 22, 52)
}

function tower(pen: Pen, x: number, base: number, height: number): void {
  const half = (share: number) => 36 * (1 - 0.38 * share)
  const level = (share: number) => base - height * share
  const slice = (role: 'wall' | 'roof', from: number, to: number) =>
    pen.poly(
      role,
      [x - half(from), level(from)],
      [x - half(to), level(to)],
      [x + half(to), level(to)],
      [x + half(from), level(from)],
    )
  slice('wall', -0.02, 1)
  for (let band = 0; band < 3; band++) slice('roof', 0.12 + band * 0.3, 0.26 + band * 0.3)
  pen.poly(
    'wallShade',
    [x + 9, base + 6],
    [x + 7, level(1)],
    [x + half(1), level(1)],
    [x + half(0), base + 6],
  )
  for (const share of [0.2, 0.5, 0.8]) pen.rect('window', x - 6, level(share), 9, 15)
  const top = level(1)
  pen.poly('dark', [x - 38, top + 2], [x + 38, top + 2], [x + 31, top + 11], [x - 31, top + 11])
  pen.rect('lamp', x - 19, top - 36, 38, 36)
  for (const dx of [-19, -7, 5, 17]) pen.rect('dark', x + dx, top - 36, 2, 36)
  for (let dx = -36; dx <= 36; dx += 8) pen.rect('dark', x + dx, top - 13, 1.3, 14)
  pen.rect('dark', x - 37, top - 14, 74, 2)
  pen.poly('roof', [x - 27, top - 36], [x, top - 62], [x + 27, top - 36])
  pen.rect('dark', x - 1, top - 82, 2, 22)
}

/** A tall ship under sail. */
export function ship(random: Random): Sketch {
  const pen = createPen(random, 500, 'none')
  pen.sketch.water = 500
  pen.sketch.wall = '#e0d4ba'
  pen.sketch.roof = '#7a4a34'
  const x = random.whole(470, 640)
  for (const [dx, tall, wide] of [
    [-150, 300, 92],
    [0, 360, 112],
    [140, 290, 86],
  ] as const) {
    pen.rect('trunk', x + dx - 4, 470 - tall, 8, tall)
    for (let sail = 0; sail < 3; sail++) {
      const half = wide * (1 - sail * 0.22)
      const top = 470 - tall * (0.52 + sail * 0.17)
      const tallness = tall * 0.15
      pen.path(
        'wall',
        `M${n(x + dx - half * 0.85)} ${n(top)}L${n(x + dx + half * 0.85)} ${n(top)}Q${n(x + dx + half * 1.12)} ${n(top + tallness * 0.6)} ${n(x + dx + half)} ${n(top + tallness)}Q${n(x + dx)} ${n(top + tallness * 0.72)} ${n(x + dx - half)} ${n(top + tallness)}Q${n(x + dx - half * 0.74)} ${n(top + tallness * 0.5)} ${n(x + dx - half * 0.85)} ${n(top)}Z`,
      )
      pen.path(
        'wallShade',
        `M${n(x + dx + half * 0.3)} ${n(top)}L${n(x + dx + half * 0.85)} ${n(top)}Q${n(x + dx + half * 1.12)} ${n(top + tallness * 0.6)} ${n(x + dx + half)} ${n(top + tallness)}Q${n(x + dx + half * 0.6)} ${n(top + tallness * 0.84)} ${n(x + dx + half * 0.3)} ${n(top)}Z`,
      )
      pen.rect('trunk', x + dx - half * 0.9, top - 4, half * 1.8, 5)
    }
    pen.path('accent', `M${n(x + dx)} ${n(470 - tall)}q24 -8 40 4q-18 4 -40 8Z`)
  }
  pen.poly('wall', [x + 230, 445], [x + 366, 396], [x + 160, 250])
  pen.poly('trunk', [x + 214, 448], [x + 372, 390], [x + 374, 396], [x + 220, 458])
  for (const [a, b] of [
    [-150, -262],
    [0, -240],
    [140, 250],
  ] as const)
    pen.poly('dark', [x + a, 180], [x + b, 452], [x + b + 2, 452], [x + a + 2, 182])
  pen.path(
    'roof',
    `M${n(x - 282)} 430L${n(x - 262)} 520Q${n(x)} 548 ${n(x + 190)} 522L${n(x + 262)} 452Q${n(x)} 482 ${n(x - 200)} 458L${n(x - 210)} 432Z`,
  )
  pen.path(
    'roofShade',
    `M${n(x - 272)} 476L${n(x - 262)} 520Q${n(x)} 548 ${n(x + 190)} 522L${n(x + 220)} 494Q${n(x)} 518 ${n(x - 272)} 476Z`,
  )
  for (let port = 0; port < 9; port++) {
    pen.disc('window', x - 226 + port * 44, 484 + Math.sin(port * 0.4) * 7, 6)
    if (port % 2) pen.glow(x - 226 + port * 44, 486, 34)
  }
  pen.rect('window', x - 270, 444, 26, 14)
  pen.rect('lamp', x - 292, 404, 11, 17)
  pen.glow(x - 286, 412, 110)
  return pen.sketch
}

/** Dunes with the ruin of a gate and somebody walking towards it. */
export function desert(random: Random): Sketch {
  const pen = createPen(random, 430, 'dunes')
  pen.sketch.wall = '#c9a272'
  pen.sketch.roof = '#8f6a48'
  const x = random.whole(650, 760)
  pen.poly('wall', [x - 130, 480], [x - 118, 214], [x - 58, 206], [x - 52, 480])
  pen.poly('wallShade', [x - 78, 480], [x - 74, 208], [x - 58, 206], [x - 52, 480])
  pen.poly('wall', [x + 60, 480], [x + 66, 222], [x + 128, 214], [x + 146, 480])
  pen.poly('wallShade', [x + 112, 480], [x + 108, 216], [x + 128, 214], [x + 146, 480])
  pen.path(
    'wall',
    `M${x - 136} 220L${x - 128} 164L${x - 60} 158L${x - 40} 150L${x + 36} 156L${x + 130} 170L${x + 136} 222Q${x + 76} 212 ${x + 66} 282Q${x + 4} 196 ${x - 56} 282Q${x - 66} 214 ${x - 136} 220Z`,
  )
  for (const dx of [-104, -30, 40, 100]) pen.rect('trim', x + dx - 10, 178, 20, 22)
  for (const dy of [270, 330, 392]) pen.rect('roofShade', x - 110, dy, 26, 8)
  pen.disc('lamp', x + 6, 394, 7)
  pen.glow(x + 6, 394, 150)
  hill(pen, 'groundLight', [
    [0, 520],
    [260, 470],
    [520, 500],
    [x, 462],
    [1000, 492],
    [1200, 455],
  ])
  hill(pen, 'ground', [
    [0, 590],
    [220, 628],
    [560, 560],
    [820, 600],
    [1200, 530],
  ])
  person(pen, x - 210, 560, 62)
  for (let step = 0; step < 10; step++)
    pen.rect('roofShade', x - 216 - step * 26 + (step % 2) * 8, 566 + step * 8, 9, 3)
  return pen.sketch
}

/** A base under domes on a moon, with a ringed world above it. */
export function space(random: Random): Sketch {
  const pen = createPen(random, 520, 'stars')
  pen.sketch.wall = '#b9c4cc'
  pen.sketch.roof = '#7d8b96'
  const x = random.whole(240, 330)
  pen.disc('distant', x, 210, 128)
  pen.path('groundLight', `M${x - 128} 210a128 128 0 0 0 200 106a150 150 0 0 1 -190 -150Z`)
  pen.path('accent', `M${x - 214} 236Q${x} 330 ${x + 222} 158Q${x + 70} 296 ${x - 214} 236Z`)
  hill(pen, 'groundLight', [
    [0, 500],
    [300, 530],
    [620, 492],
    [900, 520],
    [1200, 478],
  ])
  for (const [dx, size] of [
    [560, 74],
    [720, 118],
    [880, 62],
  ] as const) {
    pen.path('wall', `M${dx - size} 530a${size} ${size} 0 0 1 ${2 * size} 0Z`)
    pen.path(
      'wallShade',
      `M${dx + size * 0.2} ${530 - size * 0.98}a${size} ${size} 0 0 1 ${size * 0.8} ${size * 0.98}h${-size * 0.5}Z`,
    )
    pen.rect('trim', dx - size - 8, 524, 2 * size + 16, 16)
    for (let pane = -2; pane <= 2; pane++) {
      pen.rect(
        'window',
        dx + pane * size * 0.3 - size * 0.09,
        530 - size * 0.46,
        size * 0.18,
        size * 0.24,
      )
      if (pane % 2 === 0) pen.glow(dx + pane * size * 0.3, 530 - size * 0.35, size * 0.7)
    }
  }
  pen.rect('metal', 630, 506, 60, 18)
  pen.rect('metal', 820, 508, 50, 16)
  rocket(pen, 1040)
  pen.rect('metal', 458, 330, 5, 200)
  pen.path('roof', 'M424 352a38 38 0 0 0 72 0l-36 -24Z')
  pen.disc('lamp', 460, 322, 5)
  pen.glow(460, 322, 50)
  hill(pen, 'ground', [
    [0, 580],
    [260, 560],
    [560, 604],
    [900, 566],
    [1200, 592],
  ])
  for (const [cx, cy, r] of [
    [200, 620, 44],
    [520, 642, 28],
    [960, 622, 36],
  ] as const) {
    pen.path(
      'groundLight',
      `M${cx - r} ${cy}a${r} ${r * 0.3} 0 1 0 ${2 * r} 0a${r} ${r * 0.3} 0 1 0 ${-2 * r} 0`,
    )
  }
  person(pen, 400, 590, 52)
  return pen.sketch
}

function rocket(pen: Pen, x: number): void {
  pen.path('wall', `M${x} 210Q${x + 42} 290 ${x + 36} 470L${x - 36} 470Q${x - 42} 290 ${x} 210Z`)
  pen.path(
    'wallShade',
    `M${x} 210Q${x + 42} 290 ${x + 36} 470L${x + 12} 470Q${x + 18} 300 ${x} 210Z`,
  )
  pen.path('accent', `M${x} 210Q${x + 24} 252 ${x + 32} 300L${x - 32} 300Q${x - 24} 252 ${x} 210Z`)
  for (const side of [-1, 1])
    pen.poly('accent', [x + side * 34, 400], [x + side * 72, 520], [x + side * 34, 486])
  pen.disc('window', x, 352, 15)
  pen.glow(x, 352, 70)
  pen.poly('dark', [x - 22, 470], [x + 22, 470], [x + 30, 500], [x - 30, 500])
  for (let step = 0; step < 9; step++) pen.rect('metal', x + 82, 250 + step * 32, 24, 4)
  for (const dx of [82, 102]) pen.rect('metal', x + dx, 240, 5, 290)
}
