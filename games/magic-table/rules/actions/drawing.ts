import { change } from '../change'
import { moveCard } from '../move-card'
import { cardInLog } from '../words'
import { cardsIn, playerNamed, say, type Work } from '../work'
import type { ActionHandlers } from './action-handlers'
import { refusal } from '../refusals'

/** How many cards a hand has at first. */
export const HAND = 7

/** Cards from the library to the hand and back (rules: magic-table 4.3). */
export const drawing: ActionHandlers<'draw' | 'draw 7' | 'mulligan' | 'put back'> = {
  draw: (work, { playerName = work.by }) => drawCards(work, playerName, 1),
  'draw 7': (work, { playerName = work.by }) => drawCards(work, playerName, HAND),
  mulligan: (work, { playerName: player = work.by }) => {
    takeMulligan(work, player)
  },
  'put back': (work, { cardIds }) => {
    const player = work.by
    const { toPutBack, zones } = playerNamed(work.board, player)
    if (new Set(cardIds).size !== cardIds.length || cardIds.length === 0) throw refusal('card_listed_twice')
    if (cardIds.length > toPutBack) throw refusal('too_many_to_bottom', { cards: cardsInWords(toPutBack) })
    if (cardIds.some((handle) => !zones.hand.some((card) => card.handle === handle)))
      throw refusal('card_left_hand')
    putOnBottom(
      work,
      player,
      cardIds.flatMap((handle) => zones.hand.find((card) => card.handle === handle)?.id ?? []),
    )
    say(work, '{player} puts {count} on the bottom of the library', {
      player,
      count: cardsInWords(cardIds.length),
    })
  },
}

/** Shuffles the hand into the library and draws seven; notes how many cards are then to be put back. */
export function takeMulligan(work: Work, player: string): void {
  const { mulligans } = playerNamed(work.board, player)
  say(work, '{player} takes a mulligan', { player })
  const [hand, library] = [
    { player, zone: 'hand' },
    { player, zone: 'library' },
  ] as const
  for (const card of cardsIn(work.board, hand))
    moveCard(work, { found: { card, place: hand, index: 0 }, to: library, silent: true })
  change(work, { kind: 'shuffled', at: library, from: 0, knownTo: [] })
  drawCards(work, player, HAND)
  // No more go back than were drawn.
  const toPutBack = Math.min(mulligans + 1, cardsIn(work.board, hand).length)
  change(work, { kind: 'player', name: player, fields: { mulligans: mulligans + 1, toPutBack } })
}

/** Puts cards of a hand, by their ids, on the bottom of the library in this order; nothing is written. */
export function putOnBottom(work: Work, player: string, ids: readonly string[]): void {
  const { toPutBack } = playerNamed(work.board, player)
  const place = { player, zone: 'hand' } as const
  for (const id of ids) {
    const index = cardsIn(work.board, place).findIndex((card) => card.id === id)
    const card = cardsIn(work.board, place)[index]
    if (card !== undefined)
      moveCard(work, { found: { card, place, index }, to: { player, zone: 'library' }, silent: true })
  }
  change(work, { kind: 'player', name: player, fields: { toPutBack: toPutBack - ids.length } })
}

/** Returns a number of cards in words, such as '7 cards'. */
export const cardsInWords = (count: number): string => (count === 1 ? 'a card' : `${count} cards`)

/** Moves cards from the top of a library to the hand, without a word; returns how many there were. */
export function takeFromTop(work: Work, player: string, count: number): number {
  const { zones } = playerNamed(work.board, player)
  const drawn = Math.min(count, zones.library.length)
  const [place, to] = [
    { player, zone: 'library' },
    { player, zone: 'hand' },
  ] as const
  for (let left = drawn; left > 0; left -= 1) {
    const [card] = cardsIn(work.board, place)
    if (card !== undefined) moveCard(work, { found: { card, place, index: 0 }, to, silent: true })
  }
  return drawn
}

/** Draws cards, one after the other, in one line of the log; an empty library is noted and loses nothing. */
export function drawCards(work: Work, player: string, count: number): void {
  const to = { player, zone: 'hand' } as const
  const drawn = takeFromTop(work, player, count)
  const last = cardsIn(work.board, to).at(-1)
  if (drawn === 1 && count === 1 && last !== undefined)
    say(work, '{player} draws {card}', { player, card: cardInLog(work, last) })
  else if (drawn > 0) say(work, '{player} draws {count}', { player, count: cardsInWords(drawn) })
  if (drawn < count) say(work, '{player} tries to draw a card, but the library is empty', { player })
}
