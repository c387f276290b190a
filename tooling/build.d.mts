export const SERVER_BUNDLE: string
export function bundle(what: { entry: string; outfile: string; appVersion: number }): Promise<void>
