declare const __APP_VERSION__: number | undefined

/** The release this server is: the stamp baked in by the build, 1 in development. */
export const APP_VERSION: number = typeof __APP_VERSION__ === 'number' ? __APP_VERSION__ : 1
