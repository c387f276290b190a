import { effect, simply, type Verb } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { chooseOne, playerChoice } from '../engine/choose'
import { discard } from '../engine/cards'
import { discardFor, opponentsDiscard } from '../engine/forcing'
import { type ActingPlayer, verbs } from './playing'

/** Cards that players must discard. */
export const discards = verbs({
  /**
   * This player must discard a card because of an opponent's card; with `handMoreThan`, only if they hold
   * more cards than that.
   */
  mustDiscard(by: DiscardCause, { handMoreThan = 0 } = {}): ScriptEffect {
    const { game, player } = this
    const cause = { by: by.player, source: by.source, handMoreThan }
    return effect(this, 'must discard', () => discardFor(game, player, cause))
  },
  /** Each opponent with more than `handMoreThan` cards in hand must discard one, in seat order. */
  opponentsDiscard(handMoreThan: number): ScriptEffect {
    const { game, player: by, source } = this
    return effect(this, 'opponents discard', () => opponentsDiscard(game, { by, source, handMoreThan }))
  },
  /** One opponent with more than `handMoreThan` cards in hand must discard one. */
  oneOpponentDiscards(handMoreThan: number): ScriptEffect {
    return effect(this, 'an opponent discards', () => oneDiscards(this, handMoreThan))
  },
  /** Discards this card, which an opponent forced this player to discard. */
  discardThis(): ScriptEffect {
    return simply(this, 'discard this card', () => discard(this.game, this.player, this.source))
  },
})

/** Who forces a discard, by which card. */
type DiscardCause = Pick<ActingPlayer, 'player' | 'source'>

function* oneDiscards({ game, player, source }: ActingPlayer, handMoreThan: number): Verb {
  const opponent = yield* chooseOne(game, {
    player,
    kind: 'discarding-opponent',
    title: 'Choose an opponent to discard',
    options: game.opponents(player).filter((other) => game.pile(other, 'hand').length > handMoreThan),
    show: (other) => playerChoice(game, other),
  })
  if (opponent !== undefined) yield* discardFor(game, opponent, { by: player, source, handMoreThan: 0 })
}
