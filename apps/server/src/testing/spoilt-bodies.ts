/** Values that no field takes. */
export const STRANGE: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  ['x'],
  7.5,
  -1,
  true,
  null,
  '',
  '\u0000',
  'x'.repeat(12_000),
  { __proto__: { admin: true } },
]

/** The body with each field, and each field within, replaced by something strange or left out. */
export function* spoiltBodies(good: object): Generator<readonly [path: string, body: object]> {
  for (const [field, value] of Object.entries(good)) {
    const { [field]: _left, ...without } = good as Record<string, unknown>
    yield [field, without]
    for (const strange of STRANGE) yield [field, { ...good, [field]: strange }]
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [path, inner] of spoiltBodies(value)) yield [`${field}.${path}`, { ...good, [field]: inner }]
  }
}
