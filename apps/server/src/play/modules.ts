import { cubeDraftModule, setDraftModule } from './drafts'
import { innovationModule } from './innovation'
import { magicModule, tyrantsModule } from './lobbies-only'
import type { GameModule } from './module'

/** The registry of games: one line each. */
const modules: readonly GameModule[] = [
  innovationModule,
  tyrantsModule,
  magicModule,
  cubeDraftModule,
  setDraftModule,
]
const byKind = new Map<string, GameModule>(modules.map((module) => [module.kind, module]))

export const moduleOf = (kind: string): GameModule | undefined => byKind.get(kind)
