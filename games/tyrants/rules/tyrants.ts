import {
  type GameRules,
  type JsonObject,
  type Matched,
  openSeat,
  type Recorded,
  type Step,
  type Viewer,
} from '@parlour/kernel'
import { scripted } from '@parlour/script'
import { randomBot } from './bots/random-bot'
import { steady } from './bots/steady'
import type { Board, Change, TyrantsSettings, TyrantsState } from './engine/board'
import { reduce } from './engine/reduce'
import { begin } from './engine/setup'
import { bars } from './engine/sight'
import { step } from './engine/turns'
import { profile } from './facts/profile'
import { type TyrantsView, viewOf } from './view'

/** The generator machine of Tyrants; `startFrom` begins at any board. */
export const machine = scripted<Board, Change, TyrantsSettings>({
  begin,
  reduce,
  bars,
  step,
  over: ({ outcome }) => outcome !== undefined,
})

/** The rules of Tyrants of the Underdark. */
export const tyrants: GameRules<TyrantsState, TyrantsView, TyrantsSettings> = {
  ...machine,
  apply,
  kind: profile.kind,
  version: 1,
  outcome: (state) => machine.boardOf(state).outcome,
  view: (state, viewer) => viewOf(machine.boardOf(state), state.news, viewer),
  openSettings,
  showsAnswer,
  bots: { steady, random: randomBot },
}

/** The settings as all may see them: these, and no seed. */
function openSettings(settings: TyrantsSettings): JsonObject {
  const { game, name, players, createdTimestamp, friendly, expansions, map } = settings
  const { menzoExtraNeutral, chooseColors, houseCards = false, randomizeExpansions = false } = settings
  return {
    game,
    name,
    players: players.map(openSeat),
    createdTimestamp,
    friendly,
    expansions,
    map,
    menzoExtraNeutral,
    chooseColors,
    houseCards,
    randomizeExpansions,
  }
}

/** An own answer always; of others' those that are open. */
function showsAnswer(_state: TyrantsState, answer: Recorded, viewer: Viewer): boolean {
  return viewer.seat === answer.actor || answer.open === true
}

/** Whatever is decided is decided in the open: cards that are picked from a hand lie open afterwards. */
function apply(state: TyrantsState, given: Matched): Step<TyrantsState> {
  // The new key first: see docs/decisions/structural-sharing.md.
  return { open: true, ...machine.apply(state, given) }
}
