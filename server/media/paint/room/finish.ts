import type { PlaceKind } from '../../picture.ts'

/** How the rooms of a place are built. */
export type Decor = { wall: string; panel: string; floor: string; trim: string; tiled?: true }

/** The walls and floors of every place. */
export const DECOR = {
  lighthouse: { wall: '#8a9496', panel: '#5d6c70', floor: '#7a563f', trim: '#43372e' },
  train: { wall: '#7d3f35', panel: '#5d3a28', floor: '#54443a', trim: '#b58a3c' },
  library: { wall: '#5f6d5c', panel: '#4f3626', floor: '#6f4c35', trim: '#3f2c20' },
  manor: { wall: '#6a4650', panel: '#4a3026', floor: '#64432f', trim: '#b58f52' },
  school: { wall: '#cbc4a6', panel: '#7f9a86', floor: '#9a7650', trim: '#6a5540' },
  city: { wall: '#7c7468', panel: '#5f5a55', floor: '#5d4a3d', trim: '#3a3532' },
  village: { wall: '#c9b490', panel: '#9a7d58', floor: '#8a6544', trim: '#5a4230' },
  ship: { wall: '#8f6b46', panel: '#6d4c30', floor: '#8a6642', trim: '#c39a3e' },
  hospital: { wall: '#c3cfc8', panel: '#7fa39a', floor: '#a9b3ab', trim: '#6f7f7a', tiled: true },
  theatre: { wall: '#6d2a34', panel: '#44202a', floor: '#5a3a2a', trim: '#c39a3e' },
  space: { wall: '#76828d', panel: '#525d68', floor: '#48515a', trim: '#c7682f', tiled: true },
  museum: { wall: '#4f6468', panel: '#3a4a4f', floor: '#8d7a62', trim: '#c0a878', tiled: true },
  forest: { wall: '#7d6244', panel: '#644b32', floor: '#70502f', trim: '#3f3022' },
  desert: { wall: '#c99f6d', panel: '#a87a4c', floor: '#a5794e', trim: '#5f7f78', tiled: true },
  shop: { wall: '#8f9a78', panel: '#5f6b4a', floor: '#85603f', trim: '#4f3a28' },
  temple: { wall: '#b59a6c', panel: '#6a3a2c', floor: '#7d5738', trim: '#8e2c2a' },
  house: { wall: '#93a0a4', panel: '#d6cdb8', floor: '#80593c', trim: '#e0d8c6' },
} as const satisfies Record<PlaceKind, Decor>
