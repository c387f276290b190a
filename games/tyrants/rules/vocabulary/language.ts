import type { Verb } from '@parlour/card-game'
import type { Game, Language } from '../engine/game'
import type { CardCode, WrittenCard } from './card'
import { seatOf } from './seat'

/** The language in which these cards are written: the code of their texts, by name. */
export function languageOf(cards: readonly WrittenCard[]): Language {
  const byName: ReadonlyMap<string, WrittenCard> = new Map(cards.map((card) => [card.name, card]))
  const codeOf = (game: Game, source: string): CardCode => {
    const { name } = game.card(source)
    const written = byName.get(name)
    if (written === undefined) throw new RangeError(`nothing says what '${name}' does`)
    return game.board.houseCards ? written.house : written.published
  }
  return {
    *resolve(game, player, source): Verb {
      const you = seatOf(game, player, source)
      for (const effect of codeOf(game, source).effects) {
        if (effect.choose === undefined) yield* effect.play({ you })
        else yield* you.chooseOptions(effect.choose, effect.options)
      }
    },
    whenDiscarded(game, card, { victim, by, source }) {
      const { whenDiscarded } = codeOf(game, card)
      const you = seatOf(game, victim, card)
      return whenDiscarded?.play({ you, by: seatOf(game, by, source) })
    },
    optionOf(game, { player, source, index }) {
      const options = codeOf(game, source).effects.flatMap(({ options }) => Object.values(options ?? {}))
      return options[index]?.({ you: seatOf(game, player, source) })
    },
  }
}
