import { box, curve, disc, type EmblemDrawing, poly } from './layer.ts'

const BRASS = '#d2a84a'

/** Things that stand in houses, shops and halls. */
export const HOUSEHOLD = {
  frame: {
    wall: BRASS,
    roof: '#5f7f96',
    layers: [
      box('wallShade', -160, -122, 320, 250),
      box('wall', -160, -130, 320, 250),
      box('dark', -124, -94, 248, 178),
      box('roof', -118, -88, 236, 166),
      disc('lamp', 56, -44, 24),
      poly('leafDark', '-118,78 -50,-20 6,46 46,4 118,78'),
    ],
  },
  lantern: {
    wall: '#3f434c',
    layers: [
      disc('wall', 0, -144, 36),
      disc('wallShade', 0, -144, 24),
      poly('wall', '-74,-82 -34,-130 34,-130 74,-82'),
      box('window', -62, -82, 124, 176),
      curve('lamp', '0,-58! 34,10 26,62 0,74 -26,62 -34,10'),
      box('wall', -68, -82, 12, 176),
      box('wall', 56, -82, 12, 176),
      box('wall', -5, -82, 10, 20),
      box('wall', -84, 92, 168, 30),
      box('wallShade', -66, 122, 132, 20),
    ],
  },
  telephone: {
    wall: '#2f3540',
    layers: [
      curve('wallShade', '-130,126! -112,20 -60,-34 60,-34 112,20 130,126!'),
      curve('wall', '-122,120! -104,18 -56,-40 56,-40 104,18 122,120!'),
      disc('trim', 0, 48, 58),
      disc('wallShade', 0, 48, 22),
      ...[0, 1, 2, 3, 4, 5, 6].map((hole) => {
        const angle = (hole * Math.PI) / 4 - 0.6
        return disc('dark', Math.sin(angle) * 40, 48 - Math.cos(angle) * 40, 9)
      }),
      curve(
        'wall',
        '-176,-52! -172,-118 -90,-128 0,-120 90,-128 172,-118 176,-52! 112,-50! 100,-84 0,-80 -100,-84 -112,-50!',
      ),
      curve('trim', '-120,-112 0,-106 120,-112 0,-118'),
    ],
  },
  door: {
    wall: '#6d7d8c',
    layers: [
      curve('wallShade', '-124,152! -124,-60! -110,-150 0,-176 110,-150 124,-60! 124,152!'),
      curve('roof', '-98,152! -98,-60! -84,-124 0,-146 84,-124 98,-60! 98,152!'),
      poly('window', '34,152 34,-140 98,-90 98,152'),
      poly('roofShade', '34,152 34,-140 20,-146 20,152'),
      disc('lamp', -4, 20, 11),
      box('trim', -136, 150, 272, 18),
    ],
  },
  loaf: {
    wall: '#c98a45',
    layers: [
      curve('wallShade', '-170,50 -160,-40 -60,-92 70,-88 164,-30 172,52 110,96 -110,98'),
      curve('wall', '-162,40 -150,-44 -56,-96 66,-92 154,-36 162,40 100,74 -104,76'),
      ...[-84, -14, 56].map((x) =>
        curve('trim', `${x - 26},-52! ${x + 8},-40 ${x + 36},20! ${x + 14},-8 ${x - 4},-30`),
      ),
    ],
  },
  cup: {
    wall: '#dfe6e2',
    layers: [
      curve('trim', '-12,-170! 20,-140 -14,-112 14,-84! -4,-112 30,-140'),
      disc('wall', 116, 10, 52, 46),
      disc('dark', 112, 10, 28, 24),
      curve('wallShade', '-126,-56! 126,-56! 112,66 58,112 -58,112 -112,66'),
      curve('wall', '-126,-60! 126,-60! 108,60 54,102 -54,102 -108,60'),
      disc('roofShade', 0, -58, 116, 20),
      curve('accent', '-118,-16! 0,4 118,-16! 114,10! 0,30 -114,10!'),
      curve('trim', '-166,116 0,100 166,116 90,140 -90,140'),
    ],
  },
  bottle: {
    wall: '#5f8f78',
    layers: [
      box('trunk', -26, -176, 52, 36),
      curve(
        'wallShade',
        '-36,-142! 36,-142! 38,-70 96,-30 96,140 70,160 -70,160 -96,140 -96,-30 -38,-70',
      ),
      curve(
        'wall',
        '-30,-142! 20,-142! 22,-66 80,-24 80,134 60,152 -70,152 -88,134 -88,-24 -32,-66',
      ),
      box('trim', -88, 10, 168, 92),
      disc('dark', -4, 42, 24),
      box('dark', -16, 60, 24, 18),
      disc('trim', -13, 42, 6),
      disc('trim', 5, 42, 6),
    ],
  },
  chest: {
    wall: '#8a5a36',
    layers: [
      curve('wall', '-164,-18! -160,-90 -80,-116 80,-116 160,-90 164,-18!'),
      box('wallShade', -164, -18, 328, 140),
      box('wall', -150, 2, 300, 106),
      ...[-120, 92].map((x) => box('metal', x, -112, 28, 234)),
      box('metal', -164, -26, 328, 20),
      box('lamp', -28, -40, 56, 66),
      disc('dark', 0, -14, 11),
      box('dark', -5, -12, 10, 26),
    ],
  },
  bell: {
    wall: BRASS,
    layers: [
      disc('trunk', 0, -136, 30),
      disc('wallShade', 0, 124, 30),
      curve('wallShade', '-154,106! -112,58 -104,-60 -52,-120 52,-120 104,-60 112,58 154,106!'),
      curve('wall', '-148,98! -104,54 -96,-60 -48,-114 38,-114 84,-60 94,54 140,98!'),
      curve('trim', '-66,40! -62,-50 -34,-90! -40,-40 -40,40!'),
      box('accentShade', -154, 94, 308, 18),
    ],
  },
  trophy: {
    wall: BRASS,
    layers: [
      disc('wallShade', -100, -60, 56, 58),
      disc('dark', -100, -60, 34, 36),
      disc('wallShade', 100, -60, 56, 58),
      disc('dark', 100, -60, 34, 36),
      curve('wall', '-102,-132! 102,-132! 94,-20 40,34 -40,34 -94,-20'),
      curve('trim', '-76,-118! -44,-118! -40,-30 -18,14! -60,-20'),
      box('wallShade', -14, 30, 28, 56),
      poly('wall', '-66,110 -34,82 34,82 66,110'),
      box('trunk', -84, 110, 168, 44),
      poly('lamp', '0,-104 14,-72 48,-70 22,-48 32,-14 0,-34 -32,-14 -22,-48 -48,-70 -14,-72'),
    ],
  },
  scales: {
    wall: BRASS,
    layers: [
      box('wallShade', -8, -140, 16, 260),
      disc('wall', 0, -146, 20),
      curve('wall', '-150,-104! 0,-122 150,-104! 150,-90! 0,-106 -150,-90!'),
      poly('metal', '-142,-96 -138,-96 -86,24 -92,24'),
      poly('metal', '-142,-96 -138,-96 -188,24 -194,24'),
      poly('metal', '138,-96 142,-96 92,4 86,4'),
      poly('metal', '138,-96 142,-96 194,4 188,4'),
      curve('wall', '-196,22! -84,22! -104,58 -140,66 -176,58'),
      curve('wall', '196,2! 84,2! 104,38 140,46 176,38'),
      disc('accent', -140, 8, 20),
      curve('wallShade', '-84,140! -60,112 60,112 84,140!'),
    ],
  },
  magnifier: {
    wall: BRASS,
    roof: '#a9c7cf',
    layers: [
      poly('trunk', '38,56 66,28 176,138 148,166'),
      poly('wallShade', '30,48 58,20 84,46 56,74'),
      disc('wall', -34, -42, 116),
      disc('roof', -34, -42, 92),
      curve('trim', '-104,-60! -92,-104 -50,-122! -76,-92 -86,-62'),
    ],
  },
  compass: {
    wall: BRASS,
    roof: '#f1e8d0',
    layers: [
      disc('wallShade', 0, 6, 158),
      disc('wall', 0, 0, 156),
      disc('roof', 0, 0, 128),
      poly('wallShade', '0,-118 18,-18 118,0 18,18 0,118 -18,18 -118,0 -18,-18'),
      poly('accent', '70,-70 20,20 -20,-20'),
      poly('dark', '-70,70 20,20 -20,-20'),
      disc('wall', 0, 0, 14),
    ],
  },
  card: {
    wall: '#f1ead8',
    layers: [
      poly('accent', '-150,-80 -20,-140 84,84 -46,144'),
      box('wallShade', -40, -126, 164, 250),
      box('wall', -46, -132, 164, 250),
      curve('accentShade', '36,-76! 84,-30 96,4 66,28 36,4! 6,28 -24,4 -12,-30'),
      poly('accentShade', '36,0 52,46 20,46'),
    ],
  },
  coin: {
    wall: BRASS,
    layers: [
      disc('wallShade', 44, 30, 118),
      disc('wall', 40, 24, 116),
      disc('wallShade', -40, -26, 118),
      disc('wall', -44, -32, 116),
      disc('trim', -44, -32, 92),
      disc('wall', -44, -32, 82),
      poly(
        'wallShade',
        '-44,-88 -28,-50 12,-48 -18,-22 -8,18 -44,-4 -80,18 -70,-22 -100,-48 -60,-50',
      ),
    ],
  },
  robot: {
    wall: '#9aa7ae',
    layers: [
      box('metal', -5, -176, 10, 44),
      disc('accent', 0, -176, 15),
      box('wallShade', -92, -134, 184, 122),
      box('wall', -92, -140, 184, 120),
      disc('window', -40, -84, 24),
      disc('window', 40, -84, 24),
      box('dark', -44, -44, 88, 12),
      box('metal', -26, -20, 52, 24),
      box('wallShade', -116, 2, 232, 146),
      box('wall', -110, 0, 220, 138),
      box('dark', -70, 26, 80, 56),
      disc('accent', 52, 42, 15),
      disc('lamp', 52, 84, 15),
    ],
  },
} as const satisfies Record<string, EmblemDrawing>
