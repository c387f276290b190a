import { type Kysely, type Migration, Migrator } from 'kysely'
import { cardReleasesAndSearch } from './migrations/card-releases-and-search'
import { differences } from './migrations/differences'
import { draftRounds } from './migrations/draft-rounds'
import { endedGames } from './migrations/ended-games'
import { firstTables } from './migrations/first-tables'
import { gameSetups } from './migrations/game-setups'
import { keywordsAndCosts } from './migrations/keywords-and-costs'
import { kindsOfAnswers } from './migrations/kinds-of-answers'
import { messagesAndCounts } from './migrations/messages-and-counts'
import { moreToSearchBy } from './migrations/more-to-search-by'
import { numbersGivenOnce } from './migrations/numbers-given-once'
import { resultCounts } from './migrations/result-counts'
import { scarRevisions } from './migrations/scar-revisions'
import { setsOfCopies } from './migrations/sets-of-copies'
import { statesApart } from './migrations/states-apart'
import { starterBehindPrinted } from './migrations/starter-behind-printed'
import type { Tables } from '../tables'

/** In order; an old one never changes. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-first-tables': firstTables,
  '002-messages-and-counts': messagesAndCounts,
  '003-card-releases-and-search': cardReleasesAndSearch,
  '004-game-setups': gameSetups,
  '005-more-to-search-by': moreToSearchBy,
  '006-scar-revisions': scarRevisions,
  '007-keywords-and-costs': keywordsAndCosts,
  '008-starter-behind-printed': starterBehindPrinted,
  '009-sets-of-copies': setsOfCopies,
  '010-kinds-of-answers': kindsOfAnswers,
  '011-result-counts': resultCounts,
  '012-numbers-given-once': numbersGivenOnce,
  '013-differences': differences,
  '014-draft-rounds': draftRounds,
  '015-states-apart': statesApart,
  '016-ended-games': endedGames,
}

/**
 * What brings the tables of a store forward, also to a step before the last.
 * @internal
 */
export const migratorOf = (db: Kysely<Tables>): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })

/** Brings the tables up to date. Two processes starting together are safe: one migrates, the other finds nothing to do. */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw new Error('the store could not be brought up to date', { cause: error })
}
