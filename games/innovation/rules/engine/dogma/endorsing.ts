import type { Verb } from '@parlour/card-game'
import { type Color, COLORS } from '../../facts/names'
import { chooseCards } from '../ask/choose'
import { handOf } from '../game/count'
import { dogma } from './dogma'
import type { Game } from '../game/game'
import { perform } from '../game/moving'

/** Top cities that show the featured icon of a color's top card. */
function citiesFor(game: Game, player: number, color: Color) {
  const top = game.top(player, color)
  return top === undefined
    ? []
    : game.tops(player).filter((city) => city.set === 'city' && city.has(top.dogma))
}

/** Colors that may be endorsed now (rules: innovation 8.5). */
export function endorsable(game: Game, player: number): readonly Color[] {
  if (game.board.turn.endorsed || !game.tops(player).some(({ set }) => set === 'city')) return []
  const hand = handOf(game, player)
  if (hand.length === 0) return []
  const lowest = Math.min(...hand.map(({ age }) => age))
  return COLORS.filter((color) => citiesFor(game, player, color).some(({ age }) => age >= lowest))
}

/** Junks a hand card that a city pays for, then activates the color's top card, endorsed. */
export function* endorse(game: Game, player: number, color: Color): Verb {
  game.run.change({ kind: 'turned', turn: { ...game.board.turn, endorsed: true } })
  game.run.log(
    '{player} endorses {color}',
    { player: game.nameOf(player), color },
    { classes: ['player-action'] },
  )
  const most = Math.max(0, ...citiesFor(game, player, color).map(({ age }) => age))
  const [paid] = yield* chooseCards(game, {
    player,
    title: 'Junk a card to endorse',
    cards: handOf(game, player).filter(({ age }) => age <= most),
    bounds: { min: 1, max: 1 },
  })
  if (paid !== undefined) yield* perform(game, player, { verb: 'junk', card: paid })
  const card = game.top(player, color)
  if (card !== undefined) yield* dogma(game, player, { card, endorsed: true })
}
