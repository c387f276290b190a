const NAMED: Readonly<Record<string, string>> = {
  ':': '⇧;',
  '+': '+',
  '-': '−',
  Enter: '↵',
  Escape: 'Esc',
  ' ': 'space',
}

/** Returns a key, as the browser names it, as it is written on a menu: `⇧N` for a capital letter. */
export function keyCap(key: string): string {
  const named = NAMED[key]
  if (named !== undefined) return named
  if (key.length !== 1) return key
  return /[A-Z]/.test(key) ? `⇧${key}` : key.toUpperCase()
}
