import type { Generated } from 'kysely'

type Flag = 0 | 1

export interface CardsTable {
  /** The number of this card in this release. */
  row: Generated<number>
  id: string
  source: 'scryfall' | 'custom'
  /**
   * Provider cards: the release they came with; 'starter' cards stay through every update. Empty for custom
   * cards.
   */
  release: string
  name: string
  set_code: string | null
  rarity: string
  cube_id: string | null
  deactivated: Flag
  data: string
  changes: string | null
  rev: number
  /** Custom cards: the custom version at the last change. */
  version: number
}
export interface CardNamesTable {
  row: number
  key: string
}
export interface CardVersionsTable {
  source: 'scryfall' | 'custom'
  version: string
  /** The release of the provider's cards that is in use. */
  release: string | null
}
/**
 * What cards are searched by, except for their longer texts: letters of colors as bits, the numbers of all
 * faces. A search reads every row, so the rows are small, and what is asked for most stands first.
 */
export interface CardSearchTable {
  row: number
  release: string
  colors: number
  identity: number
  /** Letters of mana as bits. */
  produces: number
  cmc: number
  power_low: number | null
  power_high: number | null
  toughness_low: number | null
  toughness_high: number | null
  loyalty_low: number | null
  loyalty_high: number | null
  defense_low: number | null
  defense_high: number | null
  year: number | null
  rarity: string
  set_code: string
  /** What the card can be asked for by `is:`, each between blanks. */
  properties: string
  /** The marks of the formats in which the card is legal or restricted. */
  legal: string
  type: string
  name: string
  /** Orders printings of one name, the one to take first; unique in a release. */
  pick: string
  /** Equal for cards that play the same. */
  same_key: string
  /** Every number of every face, as `|power 2|`. */
  numbers: string
  /** Its keywords, each between bars. */
  keywords: string
  collector: string | null
  cube_id: string | null
  /** Copies of a cube: the set that they came from. */
  origin_set: string | null
  /** Copies of cubes: the card that they came from. */
  origin_id: string | null
}
/** The longer texts that cards are searched by, in lower case. */
export interface CardTextsTable {
  row: number
  text: string
  /** The rules text without reminder text, where that differs. */
  oracle: string | null
  /** The same with the card's own name as `~`, where the name stands in it. */
  own: string | null
  flavor: string
  artist: string
  /** What can be asked of its mana costs, each between bars. */
  costs: string
}
/** Every word of the search, with the letter of its field before it. */
export interface CardVocabularyTable {
  word: string
}
/** The one update of the provider's cards that runs, or the last that ran. */
export interface CardUpdatesTable {
  id: string
  /** The process that runs it. */
  holder: string
  state: string
  heartbeat: number
}
