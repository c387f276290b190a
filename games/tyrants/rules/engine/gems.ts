import type { Verb } from '@parlour/card-game'
import type { ChoiceItem } from '@parlour/kernel'
import { PRICES } from '../facts/names'
import { turnWith } from './board'
import { chooseOne, locationChoice } from './choose'
import { gain } from './counters'
import type { Game } from './game'

/** What a gem is worth when it is spent. */
const GEM = 3

/** Something that may be done with gems: how it is offered, and what it does. */
interface GemEntry {
  readonly choice: ChoiceItem
  readonly act: () => Verb
}

/** Returns what the current player may do with gems now (rules: tyrants 15.8). */
export function gemEntries(game: Game): readonly GemEntry[] {
  const spend = (what: 'power' | 'influence', word: string): GemEntry => ({
    choice: { title: `Spend Gem for ${word} (+${GEM} ${what})`, kind: `spend-gem-${what}` },
    act: () => spendGem(game, what),
  })
  return [
    ...(canTake(game)
      ? [
          {
            choice: {
              title: 'Acquire Gem',
              kind: 'acquire-gem',
              subtitles: [`costs ${PRICES.gem} power`],
            },
            act: () => takeGem(game),
          },
        ]
      : []),
    ...(spendable(game) > 0 ? [spend('power', 'Power'), spend('influence', 'Influence')] : []),
  ]
}

/** Gems of the current player that were not taken in this turn. */
function spendable(game: Game): number {
  const { gems = 0 } = game.player(game.current)
  return game.board.turn.gemTaken === true ? gems - 1 : gems
}

const gemPlaces = (game: Game): readonly number[] =>
  (game.board.gems ?? []).filter((at) => game.troopsAt(at).includes(game.current))

function canTake(game: Game): boolean {
  const { turn } = game.board
  const { power } = game.player(game.current)
  return turn.gemTaken !== true && power >= PRICES.gem && gemPlaces(game).length > 0
}

function* takeGem(game: Game): Verb {
  const at = yield* chooseOne(game, {
    player: game.current,
    kind: 'gem',
    title: 'Choose gem to acquire',
    options: gemPlaces(game),
    show: (place) => locationChoice(game, place),
  })
  if (at === undefined) return
  game.say(game.current, 'takes the gem at {zone}', { zone: game.place(at).name })
  game.run.change({ kind: 'took-gem', seat: game.current, at })
  game.run.change({ kind: 'turned', turn: turnWith(game.board.turn, { gemTaken: true }) })
  gain(game, game.current, { what: 'power', by: -PRICES.gem })
}

function* spendGem(game: Game, what: 'power' | 'influence'): Verb {
  game.say(game.current, 'spends a gem')
  game.run.change({ kind: 'spent-gem', seat: game.current })
  gain(game, game.current, { what, by: GEM })
}
