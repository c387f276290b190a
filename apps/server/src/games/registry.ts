import type { AnyRules } from '@parlour/kernel'
import { facts as innovationFacts, innovation, lessons as innovationLessons } from '@parlour/innovation'
import { facts as tyrantsFacts, tyrants } from '@parlour/tyrants'
import { cubeDraftModule, setDraftModule } from './drafts'
import { magicTableModule } from './magic-table'
import type { GameModule, Games } from './module'
import { plainModule } from './plain-module'

/** The games of one server, by kind. */
export const gamesOf = (modules: readonly GameModule[]): Games =>
  new Map(modules.map((module) => [module.facts.kind, module]))

/** The facts of all games, for callers that need nothing else. */
export const factsOf = (games: Games) => [...games.values()].map(({ facts }) => facts)

/** The registry of games: one line each. */
export const registeredGames: Games = gamesOf([
  { ...plainModule(innovationFacts, innovation as AnyRules), lessons: innovationLessons },
  plainModule(tyrantsFacts, tyrants as AnyRules),
  magicTableModule,
  cubeDraftModule,
  setDraftModule,
])
