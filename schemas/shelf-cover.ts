/** The size of a cover on the shelf, in pixels. */
export const SHELF_COVER = { width: 480, height: 270 } as const
