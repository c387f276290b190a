import type { z } from 'zod'

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
/** For values with a length, the bound is on the number of parts; otherwise on the value itself. */
const PARTS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' }

/**
 * Returns what is wrong with a value, in words that follow the name of its field: 'must be a text'. The
 * default where a schema has no message of its own.
 */
export const faultWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_small':
      return boundWords(issue.origin, {
        words: issue.inclusive === false ? 'more than' : 'at least',
        bound: issue.minimum,
      })
    case 'too_big':
      return boundWords(issue.origin, {
        words: issue.inclusive === false ? 'less than' : 'at most',
        bound: issue.maximum,
      })
    case 'invalid_value':
      return issue.values.length > 1 ? `must be one of ${issue.values.map(String).join(', ')}` : 'is wrong'
    case 'invalid_format':
      return 'is not well-formed'
    default:
      return 'is wrong'
  }
}

function boundWords(
  origin: string,
  { words, bound }: { readonly words: string; readonly bound: number | bigint },
): string {
  const parts = PARTS[origin]
  if (parts === undefined) return `must be ${words} ${bound}`
  if (words !== 'at least') return `may have ${words} ${bound} ${parts}`
  return Number(bound) === 1 ? 'may not be empty' : `must have at least ${bound} ${parts}`
}
