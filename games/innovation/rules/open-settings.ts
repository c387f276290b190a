import { defined, type JsonObject, openSeat } from '@parlour/kernel'
import type { InnovationSettings } from './engine/board/board'
import { setsInPlay } from './engine/turn/setup'

/** The settings that everybody may know, named one by one so that a new one stays secret by default. */
export function openSettings(settings: InnovationSettings): JsonObject {
  const { game, name, players, createdTimestamp, friendly, randomizeExpansions, teams } = settings
  return {
    game,
    name,
    players: players.map(openSeat),
    createdTimestamp,
    // Those that the dice brought stand in the place of the lobby's.
    expansions: randomizeExpansions === true ? setsInPlay(settings) : settings.expansions,
    ...defined({ friendly, randomizeExpansions, teams }),
  }
}
