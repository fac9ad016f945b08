/** How the list of a menu looks that arranges the game. */
export const MENU_POPUP =
  'max-h-(--available-height) max-w-72 min-w-48 overflow-y-auto rounded-control border border-hairline bg-ink2 p-1 shadow-lift outline-none transition-opacity duration-140 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** A line of such a menu. */
export const MENU_ITEM =
  'flex min-h-10 w-full cursor-pointer items-start gap-3 rounded-mark px-3 py-2.5 text-left text-sm text-paper outline-none select-none pointer-coarse:min-h-11 data-disabled:cursor-not-allowed data-highlighted:bg-ink3 data-popup-open:bg-ink3'

/** The picture at the head of a line. */
export const MENU_ICON = 'size-4 shrink-0'
