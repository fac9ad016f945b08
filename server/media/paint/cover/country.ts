import type { Random } from '../../random.ts'
import { bare, fence, gabled, hill, lamp, leafy, person, redden } from './motifs.ts'
import { createPen, type Pen, type Sketch } from './pen.ts'

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
    redden(pen, at)
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
