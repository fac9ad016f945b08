import { box, curve, disc, type EmblemDrawing, poly } from './layer.ts'

const BRASS = '#d8ad4c'

/** What is prized, played and fought with. */
export const TREASURE_EMBLEMS = {
  gem: {
    wall: '#6fb3c4',
    layers: [
      poly('wallShade', '-150,-40 -90,-110 90,-110 150,-40 0,130'),
      poly('wall', '-90,-110 -56,-40 -150,-40'),
      poly('trim', '-90,-110 0,-110 -56,-40'),
      poly('wall', '0,-110 56,-40 -56,-40'),
      poly('trim', '0,-110 90,-110 56,-40'),
      poly('wallShade', '90,-110 150,-40 56,-40'),
      poly('wall', '-150,-40 -56,-40 0,130'),
      poly('trim', '-56,-40 56,-40 0,130'),
    ],
  },
  crown: {
    wall: BRASS,
    layers: [
      poly('wallShade', '-150,88 -168,-70 -84,6 0,-116 84,6 168,-70 150,88'),
      poly('wall', '-142,80 -158,-58 -82,16 0,-100 82,16 158,-58 142,80'),
      ...[-168, 0, 168].map((x) => disc('accent', x, x === 0 ? -122 : -78, 18)),
      box('wallShade', -150, 80, 300, 40),
      ...[-104, -35, 35, 104].map((x, at) => disc(at % 2 ? 'accent' : 'lamp', x, 100, 13)),
      poly('accent', '0,-20 26,24 0,62 -26,24'),
    ],
  },
  ring: {
    wall: BRASS,
    roof: '#8fd0d8',
    layers: [
      disc('wallShade', 0, 56, 108),
      disc('wall', 0, 50, 106),
      disc('dark', 0, 52, 80),
      poly('wall', '-44,-52 44,-52 58,-20 -58,-20'),
      poly('roofShade', '-74,-98 -40,-140 40,-140 74,-98 0,-28'),
      poly('roof', '-40,-140 40,-140 28,-98 -28,-98'),
      poly('trim', '-28,-98 28,-98 0,-28'),
    ],
  },
  violin: {
    wall: '#b0632f',
    layers: [
      box('dark', -14, -178, 28, 190),
      curve(
        'wallShade',
        '0,-52 62,-44 78,4 52,36 60,66 92,100 70,160 0,176 -70,160 -92,100 -60,66 -52,36 -78,4 -62,-44',
      ),
      curve(
        'wall',
        '-6,-50 52,-42 68,4 42,36 50,68 82,100 60,154 -6,168 -68,152 -88,100 -56,66 -48,36 -74,4 -58,-44',
      ),
      box('dark', -12, -60, 24, 150),
      curve('dark', '-48,60 -38,56 -34,92 -46,112 -40,86'),
      curve('dark', '44,60 34,56 30,92 42,112 36,86'),
      box('trim', -26, 96, 52, 10),
      poly('trunk', '-10,116 10,116 18,160 -18,160'),
      ...[-7, -2, 3, 8].map((x) => box('trim', x, -150, 2, 270)),
      ...[-152, -124].flatMap((y) => [disc('trunk', -24, y, 9), disc('trunk', 24, y, 9)]),
    ],
  },
  note: {
    wall: '#e6ddc6',
    layers: [
      poly('wall', '-66,-120 118,-156 118,-104 -66,-68'),
      box('wall', -66, -112, 20, 204),
      box('wall', 98, -146, 20, 204),
      disc('wall', -92, 94, 48, 38),
      disc('wall', 72, 58, 48, 38),
    ],
  },
  sword: {
    wall: '#c9d2d8',
    layers: [
      poly('wallShade', '-16,60 -16,-130 0,-176 18,-130 18,60'),
      poly('trim', '-16,60 -16,-130 0,-176 0,60'),
      curve('lamp', '-92,52! -84,76 84,76 92,52! 60,60 -60,60'),
      box('trunk', -13, 72, 26, 74),
      disc('lamp', 0, 158, 20),
    ],
  },
  mirror: {
    wall: BRASS,
    roof: '#b9d3dc',
    layers: [
      curve('wallShade', '-12,66! 12,66! 20,170 0,182 -20,170'),
      disc('wallShade', 0, -50, 112, 132),
      disc('wall', 0, -54, 108, 128),
      disc('roof', 0, -54, 86, 106),
      poly('trim', '-60,-20 -14,-140 10,-144 -44,6'),
      poly('trim', '-24,20 34,-128 42,-122 -12,30'),
    ],
  },
  heart: {
    layers: [
      curve(
        'accentShade',
        '0,140! -130,24 -160,-60 -96,-126 -30,-110 0,-66! 30,-110 96,-126 160,-60 130,24',
      ),
      curve(
        'accent',
        '-4,124! -122,16 -148,-60 -92,-116 -34,-100 0,-54! 30,-98 88,-112 142,-56 112,18',
      ),
      curve('trim', '-110,-38! -104,-76 -68,-92! -88,-66'),
    ],
  },
  ball: {
    wall: '#eee8da',
    layers: [
      disc('wallShade', 4, 4, 150),
      disc('wall', 0, 0, 148),
      poly('dark', '0,-52 50,-16 31,42 -31,42 -50,-16'),
      ...[0, 1, 2, 3, 4].map((side) => {
        const angle = (side * 2 * Math.PI) / 5
        const at = (turn: number, reach: number) =>
          `${Math.sin(angle + turn) * reach},${-Math.cos(angle + turn) * reach}`
        return poly(
          'dark',
          `${at(-0.3, 142)} ${at(-0.2, 116)} ${at(0.2, 116)} ${at(0.3, 142)} ${at(0, 148)}`,
        )
      }),
      ...[0, 1, 2, 3, 4].map((side) => {
        const angle = (side * 2 * Math.PI) / 5
        const [x, y] = [Math.sin(angle), -Math.cos(angle)]
        return poly(
          'wallShade',
          `${x * 50 - y * 3},${y * 50 + x * 3} ${x * 118 - y * 3},${y * 118 + x * 3} ${x * 118 + y * 3},${y * 118 - x * 3} ${x * 50 + y * 3},${y * 50 - x * 3}`,
        )
      }),
    ],
  },
} as const satisfies Record<string, EmblemDrawing>
