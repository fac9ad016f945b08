import type { Random } from '../../random.ts'
import { hill, person } from './motifs.ts'
import { createPen, type Pen, type Sketch } from './pen.ts'

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
