import type { Verb } from '@parlour/card-game'
import type { Card } from '../../facts/card'
import { isStandardIcon } from '../../facts/visible'
import { junkAchievement, junkDeck } from '../ask/junking'
import { draw } from '../game/drawing'
import type { Game } from '../game/game'
import { cardNamed } from '../board/library'
import { perform, reveal } from '../game/moving'
import { splay, unsplay } from '../game/splaying'
import { deckOf } from '../board/zones'

const IN_ORDER = [0, 4, 5, 1, 2, 3]

/** What the icons of a city do when a Meld action melds it (rules: innovation 23.2). */
export function* cityIcons(game: Game, player: number, card: Card): Verb {
  if (card.set !== 'city') return
  for (const place of IN_ORDER) yield* cityIcon(game, player, { card, icon: card.icons[place] ?? '' })
}

function* cityIcon(
  game: Game,
  player: number,
  { card, icon }: { readonly card: Card; readonly icon: string },
): Verb {
  const { color, age } = card
  switch (icon) {
    case '+':
      yield* draw(game, player, { value: age + 1 })
      break
    case '<':
      yield* splay(game, player, { color, direction: 'left' })
      break
    case '>':
      yield* splay(game, player, { color, direction: 'right' })
      break
    case '^':
      yield* splay(game, player, { color, direction: 'up' })
      break
    case '=':
      for (const owner of game.opponents(player)) unsplay(game, player, { color, owner })
      break
    case '|':
      yield* junkDeck(game, player, { set: 'base', value: age + 1 })
      yield* draw(game, player, { value: age + 2 })
      break
    case 'x':
      yield* junkAchievement(game, player, { values: [age] })
      break
  }
}

/**
 * The search icon at the top center: base cards of the city's value are drawn, those without the icon go back
 * (rules: innovation 23.3).
 */
export function* search(game: Game, player: number, card: Card): Verb {
  const icon = card.icons[4]
  if (card.set !== 'city' || icon === undefined || !isStandardIcon(icon)) return
  const deck = game.cards(deckOf('base', card.age))
  const times = Math.min(card.age, deck.length)
  for (let at = 0; at < times; at += 1) {
    const drawn = yield* draw(game, player, { value: card.age, set: 'base' })
    if (drawn === undefined) continue
    yield* reveal(game, player, drawn)
    if (!cardNamed(drawn.name).has(icon)) yield* perform(game, player, { verb: 'return', card: drawn })
  }
}
