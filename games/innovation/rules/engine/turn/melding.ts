import type { Verb } from '@parlour/card-game'
import type { Card } from '../../facts/card'
import { dig, returnMuseum } from '../sets/artifacts'
import { afterChange, cardArg, move } from '../game/changes'
import { choose, cardChoice } from '../ask/choose'
import { cityIcons, search } from '../sets/cities'
import { drawCity } from '../game/city-draw'
import { dogma } from '../dogma/dogma'
import type { Game } from '../game/game'
import { executeKarma, karmaContext, karmas } from '../game/karma'
import { cardNamed } from '../board/library'
import { claimAtOnce } from '../game/moving'
import { say } from '../game/saying'
import { countMeld } from '../game/statistics'
import { zoneAt, zoneOf } from '../board/zones'

/** A player melds a card from wherever it is (rules: innovation 10). Returns whether it was melded. */
export function* meld(
  game: Game,
  player: number,
  { card, byAction = false }: { readonly card: Card; readonly byAction?: boolean },
): Verb<boolean> {
  if (yield* karmas(game, { would: 'meld', player, details: { card, byAction } })) {
    yield* afterChange(game, player)
    return false
  }
  const from = game.where(card.name)
  if (from === undefined) return false
  const over = game.top(player, card.color)
  const fromMuseum = zoneAt(from).kind === 'museum'
  const to = zoneOf(player, card.color)
  const seen = cardArg(game, card.name, [from, to])
  move(game, card.name, { to, at: 'top' })
  say(game, player, { card: card.name, verb: 'melds', seen, from, to })
  countMeld(game, player, card)
  yield* whenMelded(game, player, card)
  if (fromMuseum) yield* returnMuseum(game, player)
  yield* afterChange(game, player)
  yield* claimAtOnce(game, player, { verb: 'meld', card })
  if (byAction) yield* afterMeldAction(game, player, { card, over })
  return true
}

function* whenMelded(game: Game, player: number, card: Card): Verb {
  if (game.inKarma) return
  for (const karma of game.codeOf(card.name).karma) {
    if (!('onMeld' in karma)) continue
    const context = karmaContext(game, card, { owner: player, player })
    yield* executeKarma(game, player, {
      card,
      owner: player,
      text: karma.text,
      run: () => karma.onMeld(context),
    })
  }
}

/** What only a Meld action does, in this order (rules: innovation 10.7). */
function* afterMeldAction(
  game: Game,
  player: number,
  { card, over }: { readonly card: Card; readonly over: Card | undefined },
): Verb {
  yield* cityIcons(game, player, card)
  yield* search(game, player, card)
  if (over === undefined) yield* drawCity(game, player)
  yield* dig(game, player, { card, over })
  yield* promote(game, player, card)
}

/** A forecast card of no higher value is promoted and dogmatized as foreseen (rules: innovation 22.2). */
function* promote(game: Game, player: number, melded: Card): Verb {
  const limit = melded.ageOnBoard
  const cards = game
    .zone(player, 'forecast')
    .map(cardNamed)
    .filter(({ age }) => age <= limit)
  if (cards.length === 0) return
  const [card] = yield* choose(game, {
    player,
    kind: 'cards',
    title: 'Choose card(s) to meld',
    options: cards,
    show: ({ name }) => cardChoice(game, player, name),
    bounds: { min: 1, max: 1 },
  })
  if (card === undefined) return
  // By its back: a karma may come before the meld that shows it.
  const seen = cardArg(game, card.name, [game.where(card.name)])
  game.run.log('{player} promotes {card}', { player: game.nameOf(player), card: seen })
  yield* meld(game, player, { card })
  yield* dogma(game, player, { card, foreseen: true })
}
