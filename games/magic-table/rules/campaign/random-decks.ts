import type { JsonObject } from '@parlour/kernel'

/** Few enough that every check at every answer takes no night. */
const CARDS = 24
const SIDE = 4

/** One in this many cards is in the decks of all players. */
const SHARED = 5

/**
 * Names that occur in nothing else: 'ann 12 of 60'; but some cards are in every deck. Lands, and cards with
 * counters or two faces.
 */
function cardOf(owner: string, at: number): JsonObject {
  const player = at % SHARED === 0 ? 'all' : owner
  const name = `Card ${at} of ${player}`
  const faces: readonly JsonObject[] = [
    { name, type_line: 'Basic Land — Forest' },
    { name, type_line: 'Creature — Elf', power: '1', toughness: '1', mana_cost: '{1}{G}' },
    { name, type_line: 'Planeswalker', loyalty: '3', mana_cost: '{3}' },
    { name, type_line: 'Artifact', oracle_text: `Put a charge counter on ${name}.`, mana_cost: '{2}' },
  ]
  const face = faces[at % faces.length] ?? {}
  const back = at % 7 === 0 ? [{ name: `Back ${at} of ${player}`, type_line: 'Land' }] : []
  return { _id: `record ${at} of ${player}`, source: 'scryfall', data: { card_faces: [face, ...back] } }
}

const listOf = (player: string, from: number, count: number): readonly JsonObject[] =>
  Array.from({ length: count }, (_, at) => cardOf(player, from + at))

const zonesOf = (player: string): JsonObject => ({
  main: listOf(player, 0, CARDS),
  side: listOf(player, CARDS, SIDE),
  command: listOf(player, CARDS + SIDE, 1),
})

/** Returns the deck that a player of a random table brings, as the server puts it into the answer. */
export const deckOf = (player: string): JsonObject => ({
  deckId: `deck of ${player}`,
  cards: zonesOf(player),
})

/** Returns the position in which these players choose those decks. */
export const openingOf = (players: readonly string[], seed: string): JsonObject => ({
  players,
  seed: `seed ${seed}`,
  opening: true,
  settings: { dealByHand: false },
  ...Object.fromEntries(players.map((player) => [player, { deck: zonesOf(player) }])),
})
