/** The heading of the list: where reading goes on once what had the focus is gone. */
export const SHELF_HEADING = 'games-heading'

export const focusShelf = (): void => document.getElementById(SHELF_HEADING)?.focus()
