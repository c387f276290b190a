import {
  innovation,
  lobby,
  SELECTABLE_EXPANSIONS,
  type InnovationOptions,
  type InnovationSettings,
} from '@parlour/innovation'
import type { AnyRules, GameSettings } from '@parlour/kernel'
import { z } from 'zod'
import { badRequest } from '../failures/failures'
import type { GameModule, NewGame } from './module'

/** What Innovation's own settings hold, beside those of every game. */
const ownSettings = z.object({
  expansions: z.array(z.enum(SELECTABLE_EXPANSIONS)).min(1).max(SELECTABLE_EXPANSIONS.length),
  randomizeExpansions: z.boolean().optional(),
})

/** The expansions of the lobby; with `randomizeExpansions` the rules roll for them with the game's seed. */
function settings(
  _tx: unknown,
  { name, kind, seed, now, players, options }: NewGame,
): Promise<InnovationSettings> {
  const { expansions, randomizeExpansions } = options as InnovationOptions
  const seats = players.map(({ _id, name: player, bot }) => ({
    _id,
    name: player,
    ...(bot === undefined ? {} : { bot }),
  }))
  return Promise.resolve({
    game: kind,
    name,
    players: seats,
    seed,
    createdTimestamp: now,
    expansions,
    randomizeExpansions,
  })
}

function rematchOptions(played: GameSettings): InnovationOptions {
  const { expansions, randomizeExpansions = false } = played as InnovationSettings
  return { expansions, randomizeExpansions }
}

/** A pasted game: the same expansions, nothing of its own to store. */
function adopt(_tx: unknown, pasted: GameSettings): Promise<GameSettings> {
  const read = ownSettings.safeParse(pasted)
  if (!read.success) throw badRequest('The expansions of the pasted game cannot be played')
  const { game, name, players, seed, createdTimestamp } = pasted
  const { expansions, randomizeExpansions } = read.data
  const adopted: InnovationSettings = {
    game,
    name,
    players,
    seed,
    createdTimestamp,
    expansions,
    ...(randomizeExpansions === undefined ? {} : { randomizeExpansions }),
  }
  return Promise.resolve(adopted)
}

const nothing = () => Promise.resolve(undefined)

/** Innovation: Ultimate. It holds no stored records beside the game itself. */
export const innovationModule: GameModule = {
  kind: 'Innovation: Ultimate',
  lobby,
  facts: nothing,
  play: {
    rules: innovation as AnyRules,
    settings,
    effect: nothing,
    withdrawn: nothing,
    ended: nothing,
    rematchOptions,
    adopt,
  },
}
