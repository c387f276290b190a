import { defined } from '@parlour/kernel'
import type { OwnGame } from '@parlour/protocol'
import type { Db } from '../driver/store'
import { parsed } from '../driver/json'

/**
 * Everything that is stored about one person, for themselves. Each function picks its columns: what another
 * may not know, or what opens something, is never read here.
 */

/** Returns a moment as text; PostgreSQL gives large numbers as text. */
export const moment = (at: number): string => new Date(Number(at)).toISOString()
const momentOr = (at: number | null): string | undefined => (at === null ? undefined : moment(at))

/** Returns the games in which a person has a seat, the first begun first. */
export async function ownGames(db: Db, userId: string): Promise<OwnGame[]> {
  const rows = await db
    .selectFrom('game_players as mine')
    .innerJoin('games', 'games.id', 'mine.game_id')
    .select(['games.id', 'games.kind', 'games.name', 'games.created', 'games.killed'])
    .select(['mine.name as seat', 'mine.ended', 'mine.won'])
    .where('mine.user_id', '=', userId)
    .orderBy('games.created')
    .orderBy('games.id')
    .execute()
  return rows.map(({ id, created, killed, ended, won, ...game }) => ({
    _id: id,
    ...game,
    began: moment(created),
    ...defined({ ended: momentOr(ended) }),
    ...(won === null ? {} : { won: won === 1 }),
    ...(killed === 1 ? { killed: true as const } : {}),
  }))
}

/** Returns the lobbies that a person made or is in. */
export async function ownLobbies(db: Db, userId: string) {
  const rows = await db
    .selectFrom('lobbies')
    .select(['id', 'name', 'game', 'user_id', 'created', 'game_id'])
    .where((is) =>
      is.or([
        is('user_id', '=', userId),
        is('id', 'in', (of) => of.selectFrom('lobby_users').select('lobby_id').where('user_id', '=', userId)),
      ]),
    )
    .orderBy('created')
    .execute()
  return rows.map(({ id, name, game, user_id, created, game_id }) => ({
    id,
    name,
    game,
    madeByYou: user_id === userId,
    made: moment(created),
    becameGame: game_id,
  }))
}

/** Returns a person's decks with their cards. */
export async function ownDecks(db: Db, userId: string) {
  const rows = await db.selectFrom('decks').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  return rows.map(({ id, name, format, zones, notes, draft_id, created, updated }) => ({
    id,
    name,
    format,
    made: moment(created),
    changed: moment(updated),
    ofDraft: draft_id,
    cards: parsed<object>(zones),
    notes: notes === null ? null : parsed<object>(notes),
  }))
}

/** Returns a person's cubes with the names of their cards. */
export async function ownCubes(db: Db, userId: string) {
  const cubes = await db.selectFrom('cubes').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  const cards = await db
    .selectFrom('cube_cards')
    .innerJoin('cubes', 'cubes.id', 'cube_cards.cube_id')
    .innerJoin('cards', 'cards.id', 'cube_cards.card_id')
    .select(['cube_cards.cube_id', 'cards.id', 'cards.name'])
    .where('cubes.user_id', '=', userId)
    .orderBy('cube_cards.place')
    .execute()
  const byCube = new Map<string, { readonly id: string; readonly name: string }[]>(
    cubes.map(({ id }) => [id, []]),
  )
  for (const { cube_id, ...card } of cards) byCube.get(cube_id)?.push(card)
  return cubes.map(({ id, name, editable, legacy, created, updated }) => ({
    id,
    name,
    editableByAll: editable === 1,
    legacy: legacy === 1,
    made: moment(created),
    changed: moment(updated),
    cards: byCube.get(id) ?? [],
  }))
}

/** Returns what a person changed in cubes, their own and those of others. */
export async function ownCubeChanges(db: Db, userId: string) {
  const rows = await db
    .selectFrom('cube_changes')
    .innerJoin('cubes', 'cubes.id', 'cube_changes.cube_id')
    .select(['cubes.name as cube', 'cube_changes.at', 'cube_changes.kind', 'cube_changes.name as card'])
    .select('cube_changes.comment')
    .where('cube_changes.user_id', '=', userId)
    .orderBy('cube_changes.at')
    .execute()
  return rows.map(({ at, ...change }) => ({ at: moment(at), ...change }))
}

/** Returns the scars that a person wrote. Who drew or applied them is not theirs to know. */
export async function ownScars(db: Db, userId: string) {
  const rows = await db
    .selectFrom('scars')
    .innerJoin('cubes', 'cubes.id', 'scars.cube_id')
    .select(['cubes.name as cube', 'scars.text', 'scars.created_at'])
    .where('scars.created_by', '=', userId)
    .orderBy('scars.created_at')
    .execute()
  return rows.map(({ created_at, ...scar }) => ({ ...scar, made: moment(created_at) }))
}

/** Returns the achievements that a person wrote, with what they hid in them. */
export async function ownAchievements(db: Db, userId: string) {
  const rows = await db
    .selectFrom('achievements')
    .innerJoin('cubes', 'cubes.id', 'achievements.cube_id')
    .select(['cubes.name as cube', 'achievements.name', 'achievements.unlock', 'achievements.hidden'])
    .select('achievements.created_at')
    .where('achievements.created_by', '=', userId)
    .orderBy('achievements.created_at')
    .execute()
  return rows.map(({ created_at, ...achievement }) => ({ ...achievement, made: moment(created_at) }))
}

/** Returns what a person made for games, such as tiles and maps. */
export async function ownThings(db: Db, userId: string) {
  const rows = await db
    .selectFrom('made_things')
    .select(['id', 'kind', 'name', 'content', 'created', 'updated'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ content, created, updated, ...thing }) => ({
    ...thing,
    made: moment(created),
    changed: moment(updated),
    content: parsed<object>(content),
  }))
}
