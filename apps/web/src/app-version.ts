declare const __APP_VERSION__: number

/** The number of this release; the server refuses calls that carry another one. */
export const APP_VERSION: number = __APP_VERSION__
