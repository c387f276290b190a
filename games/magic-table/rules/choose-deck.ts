import { isJsonObject, type MatchedAnswer, type Step } from '@parlour/kernel'
import { cardName } from '@parlour/mtg-cards'
import type { ZoneName } from './facts/zones'
import { change } from './change'
import { knownOnEntering } from './known-after'
import { beginFirstTurn, dealOpeningHands } from './opening-hands'
import { newCard, recordKey } from './new-card'
import { readRecord } from './record-schema'
import type { ChosenDeck, TableRecord, TableState } from './types'
import { cardsIn, type Work, workOn, write } from './work'
import { refusal } from './refusals'

const MOST_IN_LIST = 2000

/**
 * A player chooses a deck. Its cards are those that the server put into the answer, whatever else was sent.
 * With the last choice the game begins (rules: magic-table 1).
 */
export function chooseDeck(state: TableState, { request, answer }: MatchedAnswer): Step<TableState> {
  const { actor } = request
  const deck = readDeck(answer.selection[0])
  const chosen = { ...state.chosen, [actor]: deck }
  const isLast = state.board.players.every(({ name }) => Object.hasOwn(chosen, name))
  if (isLast) return { ...begin({ ...state, chosen }, chosen), noUndo: true }
  return { state: { ...state, chosen, step: state.step + 1 }, log: [] }
}

function readDeck(sent: unknown): ChosenDeck {
  if (!isJsonObject(sent) || typeof sent.deckId !== 'string') throw refusal('deck_not_chosen')
  const { cards } = sent
  if (!isJsonObject(cards)) throw refusal('no_such_deck')
  return {
    deckId: sent.deckId,
    cards: { main: list(cards.main), side: list(cards.side), command: list(cards.command) },
  }
}

function list(value: unknown): readonly TableRecord[] {
  if (!Array.isArray(value)) return []
  if (value.length > MOST_IN_LIST) throw refusal('deck_part_too_large', { most: MOST_IN_LIST })
  return value.map(readRecord)
}

function begin(state: TableState, chosen: Readonly<Record<string, ChosenDeck>>): Step<TableState> {
  const work = workOn(state, state.board.priority)
  for (const { name } of state.board.players) {
    const deck = chosen[name]
    if (deck !== undefined) placeDeck(work, name, deck)
    write(work, '{player1} has selected a deck', { values: { player1: name } })
  }
  const isDealt = state.settings.dealByHand === false
  if (isDealt) dealOpeningHands(work)
  else beginFirstTurn(work)
  return {
    state: {
      ...state,
      board: work.board,
      records: work.records,
      random: work.random.state,
      cardsMade: work.cardsMade,
      handlesMade: work.handlesMade,
      chosen: null,
      ...(isDealt ? { openingHands: {} } : {}),
      step: state.step + 1,
    },
    log: work.lines,
  }
}

function placeDeck(work: Work, player: string, { cards: { main, side, command } }: ChosenDeck): void {
  lay(work, { player, zone: 'library', records: main })
  change(work, { kind: 'shuffled', at: { player, zone: 'library' }, from: 0, knownTo: [] })
  lay(work, { player, zone: 'sideboard', records: byName(side) })
  lay(work, { player, zone: 'command', records: byName(command) })
}

const byName = (records: readonly TableRecord[]): readonly TableRecord[] =>
  records.toSorted((one, other) => (cardName(one.data) < cardName(other.data) ? -1 : 1))

interface ZoneFill {
  readonly player: string
  readonly zone: ZoneName
  readonly records: readonly TableRecord[]
}

function lay(work: Work, { player, zone, records }: ZoneFill): void {
  const to = { player, zone }
  for (const record of records) {
    const card = newCard(work, { record: recordKey(work, record), owner: player, knownTo: [] })
    const index = cardsIn(work.board, to).length
    change(work, { kind: 'made', card: { ...card, knownTo: knownOnEntering(work, card, to) }, to, index })
  }
}
