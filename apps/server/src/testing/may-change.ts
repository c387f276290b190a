import { type Change, type StoredRow, type Rows, rowsIn, type StoredTable } from './stored-rows'

/** Somebody signed in, as who they act. */
export interface Actor {
  readonly _id: string
  readonly name: string
}

/** What was stored before somebody's call, and after it. */
export interface Course {
  readonly before: Rows
  readonly after: Rows
}

type Judge = (change: Change, actor: Actor, course: Course) => boolean

const find = (rows: Rows, table: StoredTable, fields: StoredRow): StoredRow | undefined =>
  rowsIn(rows, table).find((row) => Object.entries(fields).every(([field, value]) => row[field] === value))

const own =
  (field: string): Judge =>
  ({ row }, { _id }) =>
    row[field] === _id

/** Who sits in a game, before or after. */
const ofSeats: Judge = ({ row }, { _id }, { before, after }) =>
  [before, after].some((rows) => find(rows, 'game_players', { game_id: row.game_id ?? row.id, user_id: _id }))

/** Answers are given by their own seat; those of a game that is over are packed when there is time for it. */
const ofAnswers: Judge = (change, actor, course) => {
  const { row, side } = change
  const game = find(course.after, 'games', { id: row.game_id })
  if (side === 'before' && game?.game_over === 1) return true
  return ofSeats(change, actor, course) && (side === 'before' || row.actor === actor.name)
}

const ofAuthor: Judge = ({ row }, { _id }) => row.author_id === _id

/** Lines are their writer's; about what players do to a game, the hub adds some that nobody wrote. */
const ofChat: Judge = (change, actor, course) =>
  ofAuthor(change, actor, course) ||
  (change.row.author_id === '' && change.side === 'after' && ofSeats(change, actor, course))

/** A lobby is its maker's and those whom it lists; as it was, if it was. */
const ofLobby: Judge = ({ row }, { _id }, { before, after }) => {
  const id = row.lobby_id ?? row.id
  const then = find(before, 'lobbies', { id }) === undefined ? after : before
  const isMaker = find(then, 'lobbies', { id, user_id: _id }) !== undefined
  return isMaker || find(then, 'lobby_users', { lobby_id: id, user_id: _id }) !== undefined
}

/** Decks are their owner's; a draft that begins gives everybody in it one. */
const ofDeck: Judge = (change, actor, course) => {
  const { row, side } = change
  if (row.user_id === actor._id) return true
  const isNew = row.draft_id !== null && find(course.before, 'games', { id: row.draft_id }) === undefined
  const seat = { ...change, row: { game_id: row.draft_id } }
  return isNew && side === 'after' && ofSeats(seat, actor, course)
}

const cubeOf = ({ before, after }: Course, id: unknown): StoredRow | undefined =>
  find(before, 'cubes', { id }) ?? find(after, 'cubes', { id })

/** The cards of an editable cube are everybody's to change, those of another its owner's. */
const ofCubeCards: Judge = ({ row }, { _id }, course) => {
  const cube = cubeOf(course, row.cube_id)
  return cube?.user_id === _id || cube?.editable === 1
}

/**
 * What a cube is called, whose it is and what it allows is its owner's; what else stands there follows from
 * its lists.
 */
const ofCube: Judge = ({ row, side }, { _id }, { before, after }) => {
  if (row.user_id === _id) return true
  const other = find(side === 'before' ? after : before, 'cubes', { id: row.id })
  return ['name', 'user_id', 'editable', 'legacy'].every((field) => row[field] === other?.[field])
}

/**
 * Scars and achievements are written by everybody, and deleted by whoever wrote them and the owner of the
 * cube.
 */
const ofShared =
  (table: 'scars' | 'achievements'): Judge =>
  ({ row }, { _id }, course) => {
    const { cube_id, n } = row
    const isThere = find(course.after, table, { cube_id, n }) !== undefined
    return isThere || row.created_by === _id || cubeOf(course, cube_id)?.user_id === _id
  }

/** Results are counted with the games that end, and those that are killed. */
const withGames: Judge = (_change, _actor, { before, after }) =>
  rowsIn(before, 'games').some((game) => find(after, 'games', game) === undefined)

/** What was picked is counted with the drafts that end, and goes with its cube. */
const withDrafts: Judge = (change, actor, course) =>
  withGames(change, actor, course) || find(course.after, 'cubes', { id: change.row.cube_id }) === undefined

const JUDGES: Readonly<Record<StoredTable, Judge>> = {
  users: own('id'),
  sessions: own('user_id'),
  one_time_links: () => false,
  audit: own('actor_id'),
  lobbies: ofLobby,
  lobby_users: ofLobby,
  games: ofSeats,
  game_setups: ofSeats,
  game_states: ofSeats,
  game_players: ofSeats,
  answers: ofAnswers,
  chat: ofChat,
  moment_comments: ofAuthor,
  onlooker_chat: ofAuthor,
  cubes: ofCube,
  cube_cards: ofCubeCards,
  cube_changes: ofCubeCards,
  scars: ofShared('scars'),
  achievements: ofShared('achievements'),
  achievement_reveals: own('user_id'),
  cards: ofCubeCards,
  decks: ofDeck,
  notices: ofSeats,
  outbox: ofSeats,
  notice_channels: own('user_id'),
  notice_settings: own('user_id'),
  // Whoever acts makes notices of others; the hub alone chooses for whom.
  bell_notices: () => true,
  notice_volumes: own('user_id'),
  // Written by the hub when it sends.
  sent_notices: own('user_id'),
  result_counts: withGames,
  cube_picks: withDrafts,
  counted_drafts: withDrafts,
  draft_rounds: ({ row, ...change }, actor, course) =>
    ofSeats({ ...change, row: { game_id: row.draft_id } }, actor, course),
  proposals: ofSeats,
  vacations: own('user_id'),
  // What somebody left is over when another's step asks for it.
  answers_ahead: (change, actor, course) =>
    ofSeats(change, actor, course) && (change.side === 'before' || change.row.seat === actor.name),
  game_clocks: ofSeats,
  // Whoever looks first has it made, of a game that is over.
  game_stories: ({ row }, _actor, { after }) =>
    find(after, 'games', { id: row.game_id, game_over: 1 }) !== undefined,
  game_onlookers: ofSeats,
  made_things: own('user_id'),
  hub_secrets: () => false,
  hub_settings: () => false,
  lesson_progress: own('user_id'),
}

/**
 * Whether somebody without a role may have made a change, as the rules of the hub have it (rules: hub 16).
 */
export const mayChange: Judge = (change, actor, course) => JUDGES[change.table](change, actor, course)
