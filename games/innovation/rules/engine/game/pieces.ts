import type { ChoiceItem, Piece } from '@parlour/kernel'
import type { Color } from '../../facts/names'
import { PILES, type Pile, piece } from '../../facts/piece'
import { type Deck, nextDeck } from './drawing'
import type { Game } from './game'
import { cardNamed } from '../board/library'
import { type Zone, zoneAt } from '../board/zones'

/** A choice that says what it is about: a list without entries where nothing on the board stands for it. */
export type Offer = ChoiceItem & { readonly pieces: readonly Piece[] }

/** A card as whoever is asked knows it: by name, or by its back and the place where it lies. */
export function cardPieces(game: Game, card: string, isSeen: boolean): readonly Piece[] {
  if (isSeen) return [piece.card(card)]
  const zone = game.where(card)
  return zone === undefined ? [] : backPieces(zoneAt(zone), card)
}

function backPieces({ seat, kind, set, value }: Zone, card: string): readonly Piece[] {
  const { set: printed, age } = cardNamed(card)
  const back = { set: printed, value: age }
  if (isPile(kind)) return [piece.back(seat, kind, back)]
  if (kind === 'available') return [piece.achievement(back)]
  if (kind === 'junk') return [piece.common(kind)]
  return set === undefined || value === undefined ? [] : [piece.deck(set, value)]
}

const isPile = (kind: Zone['kind']): kind is Pile => PILES.some((pile) => pile === kind)

/** The deck that a draw of a player would come from now; none above the highest value. */
export function deckPieces(game: Game, player: number, wanted?: Partial<Deck>): readonly Piece[] {
  const deck = nextDeck(game, player, wanted)
  return deck === undefined ? [] : [piece.deck(deck.set, deck.value)]
}

/** A color of a player: the stack, and the card on top of it to explain. */
export function colorPieces(game: Game, player: number, color: Color): readonly Piece[] {
  const top = game.zone(player, color)[0]
  const stack = piece.stack(player, color)
  return top === undefined ? [stack] : [stack, piece.card(top)]
}
