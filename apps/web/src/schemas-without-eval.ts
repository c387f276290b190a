/**
 * Tells Zod not to compile its schemas with `new Function`, which the content policy of the pages forbids.
 * This is what `z.config({ jitless: true })` sets, without Zod itself in the first files of a visit; import
 * it before anything that loads Zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
