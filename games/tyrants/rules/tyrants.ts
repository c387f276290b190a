import {
  defined,
  type GameRules,
  type JsonObject,
  type MatchedAnswer,
  openSeat,
  randomBot,
  type RecordedAnswer,
  type Step,
  type Viewer,
} from '@parlour/kernel'
import { steadyIn } from './bots/steady'
import { allCards } from './cards/all-cards'
import type { TyrantsSettings, TyrantsState } from './engine/board'
import { halfDecksInPlay } from './engine/setup'
import type { MapData } from './facts/map-data'
import type { HexOptions } from './facts/map-options'
import { profile } from './facts/profile'
import { machineWith } from './machine'
import { storyWith } from './story/story'
import { type TyrantsView, viewOf } from './view'
import { languageOf } from './vocabulary/language'

/** The texts of every card there is. */
const language = languageOf(allCards)

/** The machine of Tyrants with them. */
export const machine = machineWith(language)

/**
 * A bot that weighs what each choice leads to, for whoever plays against one.
 * @internal
 */
export const steady = steadyIn(language)

/** The rules of Tyrants of the Underdark. */
export const tyrants: GameRules<TyrantsState, TyrantsView, TyrantsSettings> = {
  ...machine,
  apply,
  kind: profile.kind,
  version: 4,
  outcome: (state) => machine.boardOf(state).outcome,
  view: (state, viewer) => viewOf(machine.boardOf(state), state.news, viewer),
  openSettings,
  showsAnswer,
  turnOf: (state) => {
    const { players, turn } = machine.boardOf(state)
    return players[turn.player]?.name
  },
  bots: { steady, random: randomBot },
  story: storyWith((state) => machine.boardOf(state)),
}

/** The settings as all may see them: these, and no seed. */
function openSettings(settings: TyrantsSettings): JsonObject {
  const { game, name, players, createdTimestamp, friendly, map } = settings
  const { menzoExtraNeutral, chooseColors, houseCards = false, randomizeExpansions = false } = settings
  const { ownMap, hex } = settings
  return {
    game,
    name,
    players: players.map(openSeat),
    createdTimestamp,
    friendly,
    // Those that chance drew stand in the place of the lobby's.
    expansions: randomizeExpansions ? halfDecksInPlay(settings) : settings.expansions,
    map,
    menzoExtraNeutral,
    chooseColors,
    houseCards,
    randomizeExpansions,
    ...(map === 'own' && ownMap !== undefined ? { ownMap: openMap(ownMap) } : {}),
    ...(map === 'hex' && hex !== undefined ? { hex: openHex(hex) } : {}),
  }
}

const openHex = ({ layout, prune, code, own }: HexOptions): JsonObject => ({
  layout,
  prune,
  code,
  ...defined({ own }),
})

const openMap = ({ name, players, locations, links, curves, triads, tiles }: MapData): JsonObject => ({
  name,
  players,
  locations,
  links,
  ...defined({ curves, triads, tiles }),
})

/** A viewer's own answers always; those of others if they are open. */
function showsAnswer(_state: TyrantsState, answer: RecordedAnswer, viewer: Viewer): boolean {
  return viewer.seat === answer.actor || answer.open === true
}

/** Whatever is decided is decided in the open: cards that are picked from a hand lie open afterwards. */
function apply(state: TyrantsState, matchedAnswer: MatchedAnswer): Step<TyrantsState> {
  // The new key first: see docs/decisions/structural-sharing.md.
  return { open: true, ...machine.apply(state, matchedAnswer) }
}
