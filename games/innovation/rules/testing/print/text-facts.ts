/**
 * What a sentence of a card states whatever its words are: two wordings of one effect agree in it.
 * Each is a list of words, sorted or in the order of the text.
 */
export type TextFacts = Readonly<Record<Aspect, readonly string[]>>

export type Aspect =
  | 'may'
  | 'values'
  | 'numbers'
  | 'icons'
  | 'colors'
  | 'directions'
  | 'each'
  | 'other'
  | 'exactly'
  | 'up to'
  | 'any number'
  | 'repeat'
  | 'highest or lowest'
  | 'opponent'
  | 'if you do'
  | 'order'

/** Returns what a text states. Values are `{1}` to `{11}`, and `{0}`. */
export function textFacts(text: string): TextFacts {
  const words = text.toLowerCase().replaceAll(/[’]/g, "'")
  return {
    may: every(words, /\bmay\b/g),
    values: set(words, /\{\d+\}/g),
    numbers: numbersIn(words),
    icons: set(words, /\{[a-z]\}/g),
    colors: set(words, /\b(?:red|yellow|green|blue|purple)\b/g),
    directions: set(words.replaceAll('up to', ''), /\b(?:left|right|up|aslant)\b/g),
    each: present(words, /\b(?:each|every)\b/),
    other: present(words, /\b(?:another|other|others|else)\b/),
    exactly: present(words, /\bexactly\b/),
    'up to': present(words, /\bup to\b/),
    'any number': present(words, /\bany number\b/),
    repeat: present(words, /\brepeat/),
    'highest or lowest': set(words, /\b(?:highest|lowest)\b/g),
    opponent: present(words, /\bopponent/),
    'if you do': present(words, /\bif (?:you|they) (?:did|don't|do(?: not)?)\b(?! (?:not )?have)/),
    order: orderOf(words),
  }
}

/** The aspects in which two texts do not agree. */
export function differingAspects(one: TextFacts, other: TextFacts): readonly Aspect[] {
  const aspects = Object.keys(one) as Aspect[]
  return aspects.filter((aspect) => one[aspect].join() !== other[aspect].join())
}

const every = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? []
const set = (text: string, pattern: RegExp): readonly string[] => [...new Set(text.match(pattern))].sort()
const present = (text: string, pattern: RegExp): readonly string[] => (pattern.test(text) ? ['yes'] : [])

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Numbers that are no printed values, in words or in digits. */
function numbersIn(text: string): readonly string[] {
  const digits = NUMBERS.reduce(
    (rest, word, at) => rest.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), String(at + 2)),
    text.replaceAll(/\{\d+\}/g, '').replaceAll(/\btwenty\b/g, '20'),
  )
  return set(digits, /\b\d+\b/g)
}

const VERBS =
  /(?<![\w-])(?:draw|meld|tuck|score|return|reveal|transfer|exchange|junk|unsplay|splay|foreshadow|safeguard|achieve|claim|win|lose|self-execute|super-execute)(?=s?\b)|\{\d+\}/g

/** What is done and with which values, each where it comes first. A score that is counted is no deed. */
function orderOf(text: string): readonly string[] {
  const deeds = text
    .replaceAll(/score piles?/g, 'pile')
    .replaceAll(/(?:your|current|highest|lowest|'s) score\b/g, '')
  return [...new Set(deeds.match(VERBS))]
}
