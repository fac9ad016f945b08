import { z } from 'zod'
import { AsideTab, KeptAside } from '../aside.ts'
import { defineEvent } from '../event.ts'

/** How the column stood on an earlier visit. */
export const AsideRestored = defineEvent('aside/restored', 'session', KeptAside)
/** Somebody opened the column, or turned to another of its tabs. */
export const AsideOpened = defineEvent('aside/opened', 'session', z.object({ tab: AsideTab }))
export const AsideClosed = defineEvent('aside/closed', 'session', z.object({}))
/** Somebody wants to see the whole of a lowered sheet again. */
export const AsideRaised = defineEvent('aside/raised', 'session', z.object({}))
