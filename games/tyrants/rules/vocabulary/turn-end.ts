import { simply } from '@parlour/card-game'
import type { ScriptEffect } from '@parlour/script'
import { type Later, turnWith } from '../engine/board'
import type { Aspect } from '../facts/names'
import { type ActingPlayer, verbs } from './playing'

/** What a text puts off until the end of the turn. */
export const turnEnd = verbs({
  /**
   * "At end of turn, promote another card played this turn": this many promotions; with "may", none has to be
   * made.
   */
  promoteAtEnd(count = 1): ScriptEffect {
    const one = { kind: 'promote', source: this.source, optional: this.least === 0 } as const
    return later(this, ...Array.from({ length: count }, () => one))
  },
  /** "At end of turn, promote a card of that aspect played this turn." */
  promoteAspectAtEnd(aspect: Aspect): ScriptEffect {
    return later(this, { kind: 'promote-aspect', aspect })
  },
  /** "At end of turn, you may promote any number of cards of that race played this turn." */
  promoteRaceAtEnd(race: string): ScriptEffect {
    return later(this, { kind: 'promote-race', race })
  },
  /** "At end of turn, each opponent must discard a card." */
  opponentsDiscardAtEnd(): ScriptEffect {
    return later(this, { kind: 'discards', source: this.source })
  },
  /** "At end of turn, then gain 1 VP for every 3 cards in your inner circle": after the promotions. */
  gainPointsPerInnerCircleAtEnd(every: number): ScriptEffect {
    return later(this, { kind: 'points-per-inner-circle', every })
  },
})

function later(playing: ActingPlayer, ...more: readonly Later[]): ScriptEffect {
  const { game } = playing
  return simply(playing, 'do at the end of the turn', () => {
    const { turn } = game.board
    game.run.change({ kind: 'turned', turn: turnWith(turn, { later: [...turn.later, ...more] }) })
  })
}
