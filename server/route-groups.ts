import type { Outside, RouteGroup } from './services.ts'

/** The routes beyond accounts and pages, in the order they are laid. */
export const routeGroups = (_outside: Outside): readonly RouteGroup[] => []
