/** How long a storyteller may take for one thing where it says nothing of it. */
export const DEADLINE_MS = 300_000
