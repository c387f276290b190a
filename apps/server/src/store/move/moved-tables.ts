import type { Tables } from '../tables'

/** What a store makes by itself of the cards that it has: the search over them. */
type DerivedTable = 'card_search' | 'card_texts' | 'card_vocabulary'

/**
 * The key of every table that a store keeps, which tells its rows apart and orders them. A new table must be
 * named here.
 */
export const KEYS = {
  users: ['id'],
  sessions: ['token_hash'],
  audit: ['id'],
  lobbies: ['id'],
  lobby_users: ['lobby_id', 'user_id'],
  games: ['id'],
  game_setups: ['game_id'],
  game_states: ['game_id'],
  game_players: ['game_id', 'seat'],
  answers: ['game_id', 'seq'],
  game_packs: ['game_id'],
  chat: ['id'],
  moment_comments: ['id'],
  onlooker_chat: ['id'],
  cubes: ['id'],
  cube_cards: ['cube_id', 'card_id'],
  scars: ['cube_id', 'n'],
  achievements: ['cube_id', 'n'],
  achievement_reveals: ['cube_id', 'n', 'user_id'],
  cards: ['row'],
  card_names: ['key', 'row'],
  card_versions: ['source'],
  card_updates: ['id'],
  sets: ['code'],
  decks: ['id'],
  notices: ['user_id', 'game_id'],
  outbox: ['id'],
  notice_channels: ['id'],
  notice_settings: ['user_id'],
  bell_notices: ['id'],
  sent_notices: ['id'],
  notice_volumes: ['game_id', 'user_id'],
  result_counts: ['game', 'heading', 'name'],
  draft_rounds: ['draft_id', 'round'],
  proposals: ['game_id'],
  vacations: ['user_id', 'begins'],
  answers_ahead: ['id'],
  game_clocks: ['game_id'],
  game_onlookers: ['game_id'],
  game_stories: ['game_id'],
  one_time_links: ['id'],
  made_things: ['id'],
  cube_changes: ['id'],
  cube_picks: ['cube_id', 'name', 'by_bots'],
  counted_drafts: ['game_id'],
  hub_secrets: ['name'],
  hub_settings: ['name'],
  lesson_progress: ['user_id', 'lesson'],
} as const satisfies Record<Exclude<keyof Tables, DerivedTable>, readonly string[]>

export type MovedTable = keyof typeof KEYS
export const MOVED_TABLES = Object.keys(KEYS).filter((name): name is MovedTable => name in KEYS)
