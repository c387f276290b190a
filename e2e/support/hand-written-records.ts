/** The set of the hand-written cards. */
export const HAND_WRITTEN_SET = { code: 'hnd', name: 'Written by Hand' }

const COLORS = [
  ['W', 'Chalk', 'Plains'],
  ['U', 'Tide', 'Island'],
  ['B', 'Soot', 'Swamp'],
  ['R', 'Ember', 'Mountain'],
  ['G', 'Moss', 'Forest'],
] as const
const NOUNS = ['Otter', 'Baker', 'Lantern', 'Ferry', 'Choir', 'Elves', 'Mason', 'Heron', 'Cellar', 'Drummer']
const RARITIES = [
  ['common', 'Plain'],
  ['common', 'Young'],
  ['uncommon', 'Proud'],
  ['rare', 'Great'],
] as const

const record = (fields: {
  readonly name: string
  readonly mana_cost: string
  readonly type_line: string
  readonly oracle_text: string
  readonly rarity: string
  readonly number: number
}) => {
  const { number, ...rest } = fields
  return {
    object: 'card',
    lang: 'en',
    layout: 'normal',
    set: HAND_WRITTEN_SET.code,
    set_name: HAND_WRITTEN_SET.name,
    set_type: 'expansion',
    released_at: '2019-01-25',
    collector_number: String(number),
    booster: true,
    legalities: { modern: 'legal', legacy: 'legal' },
    ...rest,
  }
}

/**
 * Returns the cards of a small set in the provider's form: creatures and instants of every color and rarity,
 * and basic lands.
 */
export function handWrittenRecords() {
  const cards = RARITIES.flatMap(([rarity, word]) =>
    COLORS.flatMap(([letter, color]) =>
      NOUNS.map((noun, at) => ({
        name: `${word} ${color} ${noun}`,
        mana_cost: at === 0 ? `{${letter}}` : `{${at % 5}}{${letter}}`,
        type_line: at % 3 === 2 ? 'Instant' : `Creature — ${noun === 'Elves' ? 'Elf' : 'Scout'}`,
        oracle_text: at % 3 === 2 ? 'Draw a card.' : `{T}: Add {${letter}}.`,
        ...(at % 3 === 2 ? {} : { power: String(at % 4), toughness: '2' }),
        rarity,
      })),
    ),
  )
  const elves = {
    name: 'Llanowar Elves',
    mana_cost: '{G}',
    type_line: 'Creature — Elf Druid',
    oracle_text: '{T}: Add {G}.',
    power: '1',
    toughness: '1',
    rarity: 'common',
  }
  const lands = COLORS.map(([letter, , name]) => ({
    name,
    mana_cost: '',
    type_line: `Basic Land — ${name}`,
    oracle_text: `({T}: Add {${letter}}.)`,
    rarity: 'common',
  }))
  // Two printings of the elves: a test exchanges one for the other.
  return [...cards, elves, elves, ...lands].map((fields, at) => record({ ...fields, number: at + 1 }))
}
