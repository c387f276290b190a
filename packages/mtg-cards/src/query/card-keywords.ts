import type { CardData } from '../card/card'
import { cardOracleText } from '../card/card-text'
import { foldedText } from '../names/lookup-key'

/** Keywords that stand within sentences, as something that is done. */
const ACTIONS: readonly string[] = [
  ...['adapt', 'amass', 'bolster', 'clash', 'cloak', 'connive', 'detain', 'discover', 'exert', 'explore'],
  ...['fateseal', 'fight', 'forage', 'goad', 'incubate', 'investigate', 'learn', 'manifest', 'mill'],
  ...[
    'populate',
    'proliferate',
    'regenerate',
    'scry',
    'support',
    'surveil',
    'suspect',
    'transform',
    'venture',
  ],
]
/** The most words of a keyword. */
const LONGEST = 3

/**
 * Returns the keywords of a card, in lower case, read from its rules text, so that a scar that adds one
 * counts. Abilities stand in a line of their own without a full stop, between commas, or before a dash:
 * `Flying, ward {2}`, `Landfall — Whenever`. Each is given whole and by its first words: `protection from
 * red`, `protection`. Reminder text does not count.
 */
export function cardKeywords(data: CardData): readonly string[] {
  const text = cardOracleText(data)
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
  const abilities = text.split('\n').flatMap(abilitiesOf)
  const words = new Set(text.split(/[^a-z]+/))
  const done = ACTIONS.filter((action) => formsOf(action).some((form) => words.has(form)))
  return [...new Set([...abilities, ...done])]
}

function abilitiesOf(line: string): readonly string[] {
  const [head = '', ...rest] = line.split('—')
  if (rest.length === 0 && /[."”]\s*$/.test(line)) return []
  return head.split(/[,;]/).flatMap((part) => {
    const words = (/^[^{}\d"+:•]*/.exec(part)?.[0] ?? '').split(/\s+/).filter((word) => word !== '')
    return words.slice(0, LONGEST).map((_, last) => foldedText(words.slice(0, last + 1).join(' ')))
  })
}

const formsOf = (action: string): readonly string[] => [
  action,
  `${action}s`,
  `${action}es`,
  ...(action.endsWith('y') ? [`${action.slice(0, -1)}ies`] : []),
]
