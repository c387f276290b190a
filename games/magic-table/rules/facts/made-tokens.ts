import { type CardData, facesOf, shownRulesText } from '@parlour/mtg-cards'

/** A token that the text of a card makes: its name, and what it is, for the annotation. */
export interface MadeToken {
  readonly name: string
  readonly annotation: string
}

const CREATED =
  /\bcreates? (?:(?:a|an|one|two|three|four|five|six|seven|that many|X|\d+) )?(?:tapped )?([^.;\n"]*?) tokens?\b([^."\n]*)/gi
const STATS = /(?:\d+|X|\*)\/(?:\d+|X|\*)/
const WORDS_BEFORE_NAME = /^(?:legendary|snow|tapped|colorless|white|blue|black|red|green|and|or|,)$/i
const TYPES = /^(?:creature|artifact|enchantment|land|planeswalker|basic)$/i

/**
 * Returns the tokens that the texts of a card make, each once: 'two 1/1 white Soldier creature tokens with flying' is a
 * Soldier, 1/1 white creature with flying.
 */
export function madeTokens(data: CardData): readonly MadeToken[] {
  const tokens = new Map<string, MadeToken>()
  for (const face of facesOf(data))
    for (const [, what = '', rest = ''] of shownRulesText(face).matchAll(CREATED)) {
      const token = tokenOf(what, rest)
      if (token !== undefined) tokens.set(`${token.name} ${token.annotation}`, token)
    }
  return [...tokens.values()]
}

function tokenOf(what: string, rest: string): MadeToken | undefined {
  const [stats = ''] = STATS.exec(what) ?? []
  const words = what
    .replace(STATS, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  const named = / named ([^,.]+?)(?: with\b|$| that\b)/.exec(rest)?.[1]
  const subtypes = words.filter(
    (word) => /^[A-Z]/.test(word) && !WORDS_BEFORE_NAME.test(word) && !TYPES.test(word),
  )
  const name = named ?? subtypes.join(' ')
  if (name === '') return undefined
  const others = words.filter((word) => !subtypes.includes(word))
  const abilities = / with ([^.]+)$/.exec(rest)?.[1]
  const with_ = abilities === undefined ? '' : `with ${abilities}`
  return { name, annotation: [stats, ...others, with_].filter((word) => word !== '').join(' ') }
}
