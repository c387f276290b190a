interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * Returns what is wrong with a part of a file, and where: a list counts from 1. Empty where the file is
 * something else altogether.
 */
export function issueWords({ path, message }: Issue): string {
  if (path.length === 0) return ''
  const where = path.map((key) => (typeof key === 'number' ? `${key + 1}` : String(key))).join(' ')
  // What a schema says in a sentence of its own does not go on from the place.
  return /^[A-Z]/.test(message) ? `'${where}': ${message}` : `'${where}' ${message}.`
}

/**
 * A sentence about the first things that are wrong with a file. What is wrong is said by `faultWords`, or by
 * the schema.
 */
export function notThis(title: string, issues: readonly Issue[]): string {
  // A part that several schemas describe is wrong for each.
  const words = [...new Set(issues.map(issueWords))].filter((one) => one !== '').slice(0, 3)
  return words.length === 0 ? `This is not a ${title}.` : `This is not a ${title}: ${words.join(' ')}`
}
