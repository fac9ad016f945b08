import type { ArtStyle } from '#schemas/settings.ts'
import { mix } from '../colour.ts'
import type { Palette } from '../palette.ts'
import type { ShapeRole, Sketch } from './pen.ts'

/** The colour of every role in one look and mood. */
export type Inks = Record<ShapeRole, string>

/** Chooses the inks of a sketch. */
export function chooseInks(style: ArtStyle, palette: Palette, sketch: Sketch): Inks {
  if (style === 'DESIGN') return posterInks(palette)
  return style === 'ANIME' ? drawnInks(palette, sketch) : paintedInks(palette, sketch)
}

// Where the land is not what the mood makes of it.
const SOILS: Partial<Record<Sketch['backdrop'], string>> = { stars: '#777a86', dunes: '#c39a62' }

/** The colours that things have of their own, by daylight. */
export function naturalInks(
  palette: Palette,
  sketch: Pick<Sketch, 'backdrop' | 'wall' | 'roof'>,
): Inks {
  const wall = sketch.wall ?? '#b8ae9c'
  const roof = sketch.roof ?? '#8a4a3c'
  const soil = SOILS[sketch.backdrop] ?? palette.ground
  return {
    ground: soil,
    groundLight: mix(soil, '#ffffff', 0.14),
    path: mix(soil, '#cdbfa4', 0.45),
    wall,
    wallShade: mix(wall, '#20222c', 0.42),
    trim: mix(wall, '#ffffff', 0.35),
    roof,
    roofShade: mix(roof, '#14141c', 0.42),
    dark: '#1a1c22',
    window: palette.glow,
    lamp: '#fff3d0',
    accent: palette.accent,
    accentShade: mix(palette.accent, '#14141c', 0.35),
    leaf: mix('#4f7a44', palette.ground, 0.35),
    leafDark: mix('#2c4a34', palette.ground, 0.2),
    trunk: '#4a382c',
    metal: '#3a4049',
    figure: '#15161c',
    distant: palette.far,
  }
}

// Weather lies over all of it: little colour is left at night, most of it on a clear day.
function paintedInks(palette: Palette, sketch: Sketch): Inks {
  const own = naturalInks(palette, sketch)
  const night = sketch.isEmblem ? 0.12 : 0.68 - 0.42 * palette.daylight
  const cool = mix(palette.near, palette.sky[1], 0.28)
  const toned = tone(own, (colour) => mix(colour, cool, night))
  return {
    ...toned,
    ground: mix(own.ground, palette.near, night + 0.2),
    groundLight: mix(own.groundLight, palette.sky[1], night * 0.7),
    dark: palette.near,
    figure: palette.near,
    window: palette.glow,
    lamp: '#fff3d0',
  }
}

function drawnInks(palette: Palette, sketch: Sketch): Inks {
  const own = naturalInks(palette, sketch)
  const night = sketch.isEmblem ? 0.08 : 0.52 - 0.42 * palette.daylight
  const [top, middle, low] = palette.anime
  const toned = tone(own, (colour) => mix(vivid(colour), mix(top, middle, 0.25), night))
  return {
    ...toned,
    wall: mix(toned.wall, low, 0.14),
    ground: mix(mix(own.ground, top, 0.5 + night * 0.6), '#05071a', 0.12),
    groundLight: mix(own.groundLight, middle, 0.45),
    dark: mix(top, '#05061a', 0.62),
    figure: mix(top, '#05061a', 0.75),
    window: mix(palette.glow, '#fff2b0', 0.5),
    lamp: '#fffbe6',
    distant: mix(middle, low, 0.35),
  }
}

function posterInks({ poster: [ink, deep, paper, accent, lamp] }: Palette): Inks {
  return {
    ground: ink,
    groundLight: mix(ink, deep, 0.55),
    path: mix(deep, paper, 0.22),
    wall: mix(paper, deep, 0.12),
    wallShade: mix(paper, deep, 0.55),
    trim: paper,
    roof: accent,
    roofShade: mix(accent, ink, 0.48),
    dark: mix(ink, deep, 0.2),
    window: lamp,
    lamp: mix(lamp, paper, 0.45),
    accent,
    accentShade: mix(accent, ink, 0.35),
    leaf: mix(deep, accent, 0.16),
    leafDark: mix(ink, deep, 0.55),
    trunk: mix(ink, accent, 0.12),
    metal: mix(ink, deep, 0.35),
    figure: ink,
    distant: mix(deep, paper, 0.3),
  }
}

function tone(inks: Inks, change: (colour: string) => string): Inks {
  return Object.fromEntries(
    Object.entries(inks).map(([role, colour]) => [role, change(colour)]),
    // The keys are those of `inks`, which `fromEntries` cannot know.
  ) as Inks
}

function vivid(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  )
  const grey = red * 0.3 + green * 0.59 + blue * 0.11
  const raised = [red, green, blue].map((value) =>
    Math.max(0, Math.min(255, Math.round(grey + (value - grey) * 1.45 + 6))),
  )
  return `#${raised.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
