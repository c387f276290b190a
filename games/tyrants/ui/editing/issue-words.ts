interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Returns what is wrong with a part of a file, and where: a list counts from 1. Empty where the file is something else altogether. */
export function issueWords({ path, message }: Issue): string {
  if (path.length === 0) return ''
  const where = path.map((key) => (typeof key === 'number' ? `${key + 1}` : String(key))).join(' ')
  return `${where}: ${plain(message)}`
}

/** A sentence about the first things that are wrong with a file. */
export function notThis(title: string, issues: readonly Issue[]): string {
  const words = issues.map(issueWords).filter((one) => one !== '')
  return words.length === 0
    ? `This is not a ${title}.`
    : `This is not a ${title}: ${words.slice(0, 3).join('. ')}.`
}

const plain = (message: string): string =>
  message
    .replace(/^Invalid input: expected .+, received undefined$/, 'it is missing')
    .replace(/^Invalid input: expected (.+), received (.+)$/, 'expected $1, found $2')
    .replace(/^Invalid input$/, 'it is not as it should be')
