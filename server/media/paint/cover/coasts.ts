import type { Random } from '../../random.ts'
import { person } from './motifs.ts'
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
