export function findChromium(): string | undefined
export function findWholeChromium(): string | undefined
export function ensureChromium(): Promise<string | undefined>
export const CHROMIUM_FLAGS: string[]
