import { type ManaSymbol, manaSymbol } from '../mana/mana-symbol'

/** Plain words, a symbol to draw as an icon, or reminder text (shown in italics) holding both. */
export type RulesTextToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'symbol'; readonly symbol: ManaSymbol }
  | { readonly kind: 'reminder'; readonly tokens: readonly ReminderToken[] }

export type ReminderToken = Exclude<RulesTextToken, { readonly kind: 'reminder' }>

/**
 * Returns the tokens of each line of a rules text for display (rules: cards 4.1). Reminder text keeps its
 * parentheses. Never throws: a line with unbalanced braces or parentheses is one plain text.
 */
export function parseRulesText(text: string): readonly (readonly RulesTextToken[])[] {
  return text === '' ? [] : text.split(/\r?\n/).map(parseLine)
}

function parseLine(line: string): readonly RulesTextToken[] {
  if (!isBalanced(line)) return [{ kind: 'text', text: line }]
  const tokens: RulesTextToken[] = []
  for (const { text, isReminder } of splitReminders(line)) {
    if (isReminder) tokens.push({ kind: 'reminder', tokens: symbolTokens(text) })
    else tokens.push(...symbolTokens(text))
  }
  return tokens
}

function isBalanced(line: string): boolean {
  let depth = 0
  let isInSymbol = false
  for (const character of line) {
    if (character === '{' || character === '}') {
      if (isInSymbol === (character === '{')) return false
      isInSymbol = !isInSymbol
    }
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0 && !isInSymbol
}

interface Part {
  readonly text: string
  readonly isReminder: boolean
}

/**
 * Splits a balanced line at its outermost parentheses; inner ones belong to the reminder text around them.
 */
function splitReminders(line: string): readonly Part[] {
  const parts: Part[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '(') {
      if (depth === 0) {
        parts.push({ text: line.slice(start, at), isReminder: false })
        start = at
      }
      depth += 1
    } else if (line[at] === ')') {
      depth -= 1
      if (depth === 0) {
        parts.push({ text: line.slice(start, at + 1), isReminder: true })
        start = at + 1
      }
    }
  }
  parts.push({ text: line.slice(start), isReminder: false })
  return parts.filter(({ text }) => text !== '')
}

/** Splits into words and symbols; blank braces are dropped. */
function symbolTokens(text: string): readonly ReminderToken[] {
  return text.split(/(\{[^{}]*\})/).flatMap((part): readonly ReminderToken[] => {
    if (part === '') return []
    if (!part.startsWith('{')) return [{ kind: 'text', text: part }]
    const symbol = manaSymbol(part)
    return symbol === '' ? [] : [{ kind: 'symbol', symbol }]
  })
}
