import { cubeDraftModule, setDraftModule } from './drafts'
import { innovationModule } from './innovation'
import { magicModule, tyrantsModule } from './lobbies-only'
import type { GameModule, Games } from './module'

/** The games of one server, by kind. */
export const gamesOf = (modules: readonly GameModule[]): Games =>
  new Map(modules.map((module) => [module.kind, module]))

/** The registry of games: one line each. */
export const registeredGames: Games = gamesOf([
  innovationModule,
  tyrantsModule,
  magicModule,
  cubeDraftModule,
  setDraftModule,
])
