import { effect, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { cardChoice, choose, chooseOfEach } from '../engine/ask/choose'
import { cardsOf } from '../engine/board/library'
import type { Card } from '../facts/card'
import type { Expansion, Value } from '../facts/names'
import { piece } from '../facts/piece'
import type { Cards } from './cards'
import { type PlayerInGame, verbs } from './playing'
import type { Reader } from './reader'

/** Choices of cards that are no choice of one selection. */
export const cardChoices = verbs({
  /** Picks a card of each of these players who has one, in one answer. */
  chooseOfEach<Player extends Reader>(
    players: readonly Player[],
    cardsOfPlayer: (player: Player) => Cards,
    title: string,
  ): ScriptEffect<readonly Card[]> {
    return effect(this, 'choose cards of players', () => {
      const { game, player } = this
      const groups = players.map((one) => ({ title: one.name, options: cardsOfPlayer(one).list }))
      const show = ({ name }: Card) => cardChoice(game, player, name)
      return chooseOfEach(game, { player, kind: 'cards', title, groups, show })
    })
  },

  /** Names any printed card of a set and value, wherever it is. */
  nameCard(set: Expansion, value: Value, title: string): ScriptEffect<Card | undefined> {
    return effect(this, 'name a card', () => nameCard(this, { options: cardsOf(set, value), title }))
  },
})

/** What is named is said to all; nobody learns from it where the card is. */
function* nameCard(
  { game, player }: PlayerInGame,
  { options, title }: { readonly options: readonly Card[]; readonly title: string },
): Verb<Card | undefined> {
  const bounds = { min: 1, max: 1 }
  const show = ({ name }: Card) => ({ title: name, id: name, kind: 'card', pieces: [piece.card(name)] })
  const [card] = yield* choose(game, { player, kind: 'named-card', title, options, show, bounds })
  if (card !== undefined) {
    const values = { player: game.nameOf(player), card: card.name }
    game.run.log('{player} names {card}', values, { classes: ['faded', 'named-card'] })
  }
  return card
}
