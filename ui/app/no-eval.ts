/*
 * The page's policy forbids `eval`, and each try of it is reported. The schema library asks for it when the first
 * schema is made, so it is told before it is there; this is where all its copies look for their configuration.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
