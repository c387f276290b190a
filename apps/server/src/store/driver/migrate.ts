import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import { accounts } from './migrations/accounts'
import { bell } from './migrations/bell'
import { askedFirst } from './migrations/asked-first'
import { cardReleasesAndSearch } from './migrations/card-releases-and-search'
import { cardTextsApart } from './migrations/card-texts-apart'
import { changesOfCubes } from './migrations/changes-of-cubes'
import { closedGames } from './migrations/closed-games'
import { cubePicks } from './migrations/cube-picks'
import { deckNotes } from './migrations/deck-notes'
import { differences } from './migrations/differences'
import { draftRounds } from './migrations/draft-rounds'
import { endedGames } from './migrations/ended-games'
import { firstTables } from './migrations/first-tables'
import { gameClocks } from './migrations/game-clocks'
import { gameOnlookers } from './migrations/game-onlookers'
import { gameStories } from './migrations/game-stories'
import { gameSetups } from './migrations/game-setups'
import { keywordsAndCosts } from './migrations/keywords-and-costs'
import { hubSecrets } from './migrations/hub-secrets'
import { hubSettings } from './migrations/hub-settings'
import { invitations } from './migrations/invitations'
import { kindsOfAnswers } from './migrations/kinds-of-answers'
import { lessonProgress } from './migrations/lesson-progress'
import { listedSeats } from './migrations/listed-seats'
import { madeThings } from './migrations/made-things'
import { messagesAndCounts } from './migrations/messages-and-counts'
import { messagesOfGames } from './migrations/messages-of-games'
import { momentComments } from './migrations/moment-comments'
import { moreQueryWords } from './migrations/more-query-words'
import { moreToSearchBy } from './migrations/more-to-search-by'
import { namesWithoutMarks } from './migrations/names-without-marks'
import { noticeChannels } from './migrations/notice-channels'
import { noticeChoices } from './migrations/notice-choices'
import { noticeDelays } from './migrations/notice-delays'
import { numbersGivenOnce } from './migrations/numbers-given-once'
import { onlookerChat } from './migrations/onlooker-chat'
import { sentNotices } from './migrations/sent-notices'
import { sessionDevices } from './migrations/session-devices'
import { openedGames } from './migrations/opened-games'
import { packedGames } from './migrations/packed-games'
import { answersAhead } from './migrations/answers-ahead'
import { proposalsAndVacations } from './migrations/proposals-and-vacations'
import { resultCounts } from './migrations/result-counts'
import { scarRevisions } from './migrations/scar-revisions'
import { setsOfCopies } from './migrations/sets-of-copies'
import { statesApart } from './migrations/states-apart'
import { stepsBesideAnswers } from './migrations/steps-beside-answers'
import { starterBehindPrinted } from './migrations/starter-behind-printed'
import { undoWishes } from './migrations/undo-wishes'
import { isPostgres } from './dialect'
import { whoWon } from './migrations/who-won'
import type { Tables } from '../tables'

/** In order, but a store may get one after another with a higher number; an old one never changes. */
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
  '017-undo-wishes': undoWishes,
  '018-invitations': invitations,
  '019-accounts': accounts,
  '020-who-won': whoWon,
  '021-listed-seats': listedSeats,
  '022-packed-games': packedGames,
  '023-messages-of-games': messagesOfGames,
  '024-made-things': madeThings,
  '025-steps-beside-answers': stepsBesideAnswers,
  '026-more-query-words': moreQueryWords,
  '027-changes-of-cubes': changesOfCubes,
  '028-card-texts-apart': cardTextsApart,
  '029-asked-first': askedFirst,
  '030-hub-secrets': hubSecrets,
  '031-hub-settings': hubSettings,
  '032-names-without-marks': namesWithoutMarks,
  '033-notice-channels': noticeChannels,
  '034-notice-delays': noticeDelays,
  '035-bell': bell,
  '036-closed-games': closedGames,
  '037-notice-choices': noticeChoices,
  '038-opened-games': openedGames,
  '039-moment-comments': momentComments,
  '040-game-clocks': gameClocks,
  '041-game-onlookers': gameOnlookers,
  '043-proposals-and-vacations': proposalsAndVacations,
  '044-game-stories': gameStories,
  '045-answers-ahead': answersAhead,
  '046-onlooker-chat': onlookerChat,
  '047-sent-notices': sentNotices,
  '048-lesson-progress': lessonProgress,
  '049-session-devices': sessionDevices,
  '050-cube-picks': cubePicks,
  '051-deck-notes': deckNotes,
}

/**
 * What brings the tables of a store forward, also to a step before the last.
 * @internal
 */
export const migratorOf = (db: Kysely<Tables>): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  })

/**
 * Brings the tables up to date. Two processes starting together are safe: one migrates, the other finds
 * nothing to do.
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const { error } = isPostgres(db) ? await takingItsTime(db) : await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw new Error('the store could not be brought up to date', { cause: error })
}

/** A table of many years may take longer than one query of a call may. */
const takingItsTime = (db: Kysely<Tables>): Promise<MigrationResultSet> =>
  db.connection().execute(async (one) => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(one)
    await sql`set statement_timeout = 0`.execute(one)
    const result = await migratorOf(one).migrateToLatest()
    await sql`select set_config('statement_timeout', ${rows[0]?.statement_timeout ?? '0'}, false)`.execute(
      one,
    )
    return result
  })
