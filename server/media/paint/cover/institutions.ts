import type { Random } from '../../random.ts'
import { columns, hill, lamp, leafy, pavement, person } from './motifs.ts'
import { createPen, type Sketch } from './pen.ts'

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
