const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'a Mac'],
  ['CrOS', 'a Chromebook'],
  ['Linux', 'Linux'],
] as const

/**
 * Returns what people call a browser, as 'Firefox on Linux', from what it says of itself. It holds words of
 * these lists alone, whatever is sent.
 */
export function deviceName(userAgent: string): string {
  const first = (names: readonly (readonly [string, string])[]) =>
    names.find(([word]) => userAgent.includes(word))?.[1]
  return [first(BROWSERS) ?? 'A browser', first(SYSTEMS)].filter(Boolean).join(' on ')
}
