import type { LessonProgressTable } from './lesson-tables'
import type { AuditTable, OneTimeLinksTable, SessionsTable } from './account-tables'
import type { AnswersAheadTable } from './ahead-tables'
import type { GameClocksTable, GameStoriesTable, ProposalsTable, VacationsTable } from './clock-tables'
import type { GameOnlookersTable, OnlookerChatTable } from './onlooker-tables'
import type {
  BellNoticesTable,
  NoticeSettingsTable,
  NoticeVolumesTable,
  OutboxTable,
  SentNoticesTable,
} from './notice-tables'
import type {
  CardNamesTable,
  CardSearchTable,
  CardTextsTable,
  CardsTable,
  CardUpdatesTable,
  CardVersionsTable,
  CardVocabularyTable,
} from './cards/card-tables'
import type {
  AchievementRevealsTable,
  AchievementsTable,
  CountedDraftsTable,
  CubeCardsTable,
  CubeChangesTable,
  CubePicksTable,
  CubesTable,
  ScarsTable,
} from './cube-tables'
import type { DecksTable } from './deck-tables'
import type { ChatTable, MomentCommentsTable } from './talk-tables'

/**
 * The tables, the same on SQLite and PostgreSQL. Ids are 24 hexadecimal digits; times are epoch milliseconds;
 * yes and no are 1 and 0; `json` columns are text and parsed only in this folder.
 */
type Flag = 0 | 1

export interface UsersTable {
  id: string
  name: string
  slack: string | null
  password_hash: string
  is_admin: Flag
  deactivated: Flag
  created: number
  /** While impersonated: by whom, since when, and the hash of the token that must be presented. */
  imp_admin: string | null
  imp_token_hash: string | null
  imp_started: number | null
  /** The color and the shape beside the name, each from 1; null while none is chosen. */
  mark_color: number | null
  mark_shape: number | null
  /** Wants to be asked before each answer is sent. */
  asks_first: Flag
}
/** What admins have chosen for the whole hub. */
export interface HubSettingsTable {
  name: string
  value: string
}
/** Secrets that the hub makes for itself and shows nobody. */
export interface HubSecretsTable {
  name: string
  secret: string
}
export interface LobbiesTable {
  id: string
  name: string
  game: string | null
  options: string | null
  users: string
  user_id: string
  created: number
  launched: Flag
  game_id: string | null
  rev: number
  /** Only people whom its players add may join. */
  closed: Flag
  /** The game that it is the rematch of. */
  rematch_of: string | null
}
export interface LobbyUsersTable {
  lobby_id: string
  user_id: string
  /** Who put this person in; null once the person has seen it. */
  invited_by: string | null
}
export interface GamesTable {
  id: string
  kind: string
  name: string
  rules_version: number
  /** Grows with every change: answers, undo, overwrite. Guards against two processes writing at once. */
  version: number
  /** Number of answers. */
  seq: number
  branch_id: number
  waiting: string
  game_over: Flag
  over_data: string | null
  stats: string | null
  killed: Flag
  created: number
  last_updated: number
  linked_draft_id: string | null
  cube_id: string | null
  /** Only its players may look at it once it is over. */
  closed: Flag
  /** Somebody has seen its end from the view of another seat. */
  opened: Flag
}
/** A whole state of a game. Seldom written, because it is the largest part of a game. */
export interface GameStatesTable {
  game_id: string
  /** After how many answers the game was in this state. */
  seq: number
  state: string
}
/** The parts of a game that never change, apart from what every answer writes. */
export interface GameSetupsTable {
  game_id: string
  settings: string
  /** The log lines of its beginning. */
  log: string
}
export interface GamePlayersTable {
  game_id: string
  user_id: string
  seat: number
  name: string
  bot: string | null
  deck_id: string | null
  /** When the game was over; null while it goes on. */
  ended: number | null
  /** Whether the seat won; null while the game goes on, and where nobody in particular won. */
  won: Flag | null
  /** Copied from the game: lists find their games by what stands beside the seats. */
  kind: string
  killed: Flag
}
export interface AnswersTable {
  game_id: string
  seq: number
  actor: string
  /** The kind of the request that was answered; empty where an older answer kept none. */
  kind: string
  title: string
  selection: string
  no_undo: Flag
  bars_undo: Flag
  /** Everybody may read the selection. */
  open: Flag
  log: string
  at: number
  user_id: string | null
  admin_id: string | null
  request_key: string | null
  /** The difference from the state after it to the one before; null where that is not known. */
  back: string | null
  /**
   * The difference the other way round; null where nothing changed, or where the state after it was stored
   * whole.
   */
  forth: string | null
}
/** The answers of a game that is over, packed: it has no rows among the answers. */
export interface GamePacksTable {
  game_id: string
  answers: Buffer
}
export interface SetsTable {
  code: string
  name: string
  set_type: string
  released_at: string
}
export interface NoticesTable {
  user_id: string
  game_id: string
  created_at: number
}
/** A place outside of the hub to which a person has their notices sent. */
export interface NoticeChannelsTable {
  id: string
  user_id: string
  kind: string
  /** Where messages are posted. Who knows it can write there: it is not shown again. */
  address: string
  token: string | null
  /** The chat or channel, where the address serves several. */
  target: string | null
  created: number
  /** Whether its owner proved that it is theirs, where that is asked. */
  confirmed: Flag
  delivered_at: number | null
  failed_at: number | null
  failure: string | null
  /** Messages given up since the last that was delivered. */
  failures: number
  /** How soon it sends each kind of notice, as JSON; only kinds that differ from the default. */
  choices: string
}
/** Running totals over the finished games of a kind. */
export interface ResultCountsTable {
  game: string
  /** What is counted, in the game's own words. */
  heading: string
  name: string
  games: number
  wins: number
}

/** A Swiss round of the matches of a draft, as it was fixed when its first game began. */
export interface DraftRoundsTable {
  draft_id: string
  /** From 1. */
  round: number
  begun: number
  pairings: string
}

/** Something that somebody made for a game and keeps on the hub. */
export interface MadeThingsTable {
  id: string
  /** The path of its calls. */
  kind: string
  user_id: string
  name: string
  content: string
  created: number
  updated: number
  rev: number
}

export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  one_time_links: OneTimeLinksTable
  audit: AuditTable
  lobbies: LobbiesTable
  lobby_users: LobbyUsersTable
  games: GamesTable
  game_setups: GameSetupsTable
  game_states: GameStatesTable
  game_players: GamePlayersTable
  answers: AnswersTable
  game_packs: GamePacksTable
  chat: ChatTable
  moment_comments: MomentCommentsTable
  onlooker_chat: OnlookerChatTable
  cubes: CubesTable
  cube_cards: CubeCardsTable
  scars: ScarsTable
  achievements: AchievementsTable
  achievement_reveals: AchievementRevealsTable
  cards: CardsTable
  card_names: CardNamesTable
  card_versions: CardVersionsTable
  card_search: CardSearchTable
  card_texts: CardTextsTable
  card_vocabulary: CardVocabularyTable
  card_updates: CardUpdatesTable
  sets: SetsTable
  decks: DecksTable
  notices: NoticesTable
  outbox: OutboxTable
  notice_channels: NoticeChannelsTable
  notice_settings: NoticeSettingsTable
  bell_notices: BellNoticesTable
  sent_notices: SentNoticesTable
  notice_volumes: NoticeVolumesTable
  result_counts: ResultCountsTable
  draft_rounds: DraftRoundsTable
  proposals: ProposalsTable
  vacations: VacationsTable
  answers_ahead: AnswersAheadTable
  game_clocks: GameClocksTable
  game_onlookers: GameOnlookersTable
  game_stories: GameStoriesTable
  hub_secrets: HubSecretsTable
  hub_settings: HubSettingsTable
  made_things: MadeThingsTable
  cube_changes: CubeChangesTable
  lesson_progress: LessonProgressTable
  cube_picks: CubePicksTable
  counted_drafts: CountedDraftsTable
}
