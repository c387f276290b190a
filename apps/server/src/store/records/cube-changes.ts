import { defined } from '@parlour/kernel'
import { type Card, type CardDifference, cardName } from '@parlour/mtg-cards'
import type { ChangedCard, CubeChange, CubeChangeKind } from '@parlour/protocol'
import type { Selectable } from 'kysely'
import { chunks } from '../driver/chunks'
import { newId } from '../driver/ids'
import { parsed } from '../driver/json'
import type { Db, Tx } from '../driver/store'
import type { CubeChangesTable } from '../cube-tables'
import { type PageQuery, pageOf, startOf } from './pages'

/** One act on a cube, which may take several transactions. */
export interface ChangeEntry {
  readonly id: string
  readonly at: number
}
export const newEntry = (): ChangeEntry => ({ id: newId(), at: Date.now() })

export interface NewCubeChange {
  readonly kind: CubeChangeKind
  readonly card: Card
  /** In whose place the card came. */
  readonly replaced?: Card | undefined
  readonly differences?: readonly CardDifference[] | undefined
}

interface Act {
  readonly cubeId: string
  readonly userId: string
  readonly comment: string
  readonly entry?: ChangeEntry | undefined
  readonly draftId?: string | undefined
}

/** Notes what an act does to cards of a cube, in its transaction. */
export async function noteCubeChanges(tx: Tx, act: Act, changes: readonly NewCubeChange[]): Promise<void> {
  const entry = act.entry ?? newEntry()
  const rows = changes.map(({ kind, card, replaced, differences = [] }): CubeChangesTable => {
    const { cardId, name, printing } = changedCard(card)
    return {
      id: newId(),
      cube_id: act.cubeId,
      entry: entry.id,
      at: entry.at,
      user_id: act.userId,
      kind,
      card_id: cardId,
      name,
      printing,
      replaced: replaced === undefined ? null : JSON.stringify(changedCard(replaced)),
      differences: differences.length === 0 ? null : JSON.stringify(differences),
      comment: act.comment,
      draft_id: act.draftId ?? null,
    }
  })
  for (const chunk of chunks(rows)) await tx.insertInto('cube_changes').values(chunk).execute()
}

function changedCard({ _id, data }: Card): ChangedCard {
  const { set, collector_number = '' } = data.origin ?? {}
  return {
    cardId: _id,
    name: cardName(data),
    printing: set === undefined ? '' : `${set} ${collector_number}`.trim(),
  }
}

/** Which changes of a cube are asked for. */
export interface CubeChangesQuery {
  readonly cubeId: string
  readonly kinds?: readonly CubeChangeKind[] | undefined
  readonly userId?: string | undefined
  readonly entry?: string | undefined
}

/**
 * The changes of a cube as one user may see them, the latest first: who applied a scar in a draft that is
 * still running is shown to nobody else, and nobody else finds it (rules: hub 16).
 */
export async function cubeChangesPage(
  db: Db,
  { cubeId, kinds, userId, entry }: CubeChangesQuery,
  { viewerId, ...page }: PageQuery & { readonly viewerId: string },
): Promise<{ readonly changes: CubeChange[]; readonly next?: string }> {
  const { after, most } = startOf(page)
  const read = await ofCube(db, cubeId)
    .selectAll('cube_changes')
    .select('games.id as running')
    .$if(kinds !== undefined, (query) => query.where('cube_changes.kind', 'in', kinds ?? []))
    .$if(entry !== undefined, (query) => query.where('cube_changes.entry', '=', entry ?? ''))
    .$if(userId !== undefined, (query) =>
      query
        .where('cube_changes.user_id', '=', userId ?? '')
        .$if(userId !== viewerId, (others) => others.where('games.id', 'is', null)),
    )
    .$if(after !== undefined, (query) =>
      query
        .where('cube_changes.at', '<=', after?.at ?? 0)
        .where((is) =>
          is.or([is('cube_changes.at', '<', after?.at ?? 0), is('cube_changes.id', '<', after?.id ?? '')]),
        ),
    )
    .orderBy('cube_changes.at', 'desc')
    .orderBy('cube_changes.id', 'desc')
    .limit(most)
    .execute()
  const { rows, next } = pageOf(read, page, ({ at, id }) => ({ at, id }))
  const changes = rows.map((row) => changeOf(row, row.running !== null && row.user_id !== viewerId))
  return { changes, ...defined({ next }) }
}

/** Who made changes of a cube, as far as the viewer may know. */
export async function cubeChangers(db: Db, cubeId: string, viewerId: string): Promise<string[]> {
  const rows = await ofCube(db, cubeId)
    .select('cube_changes.user_id')
    .distinct()
    .where((is) => is.or([is('games.id', 'is', null), is('cube_changes.user_id', '=', viewerId)]))
    .execute()
  return rows.map((row) => row.user_id)
}

/** With the draft of each, where it still runs. */
const ofCube = (db: Db, cubeId: string) =>
  db
    .selectFrom('cube_changes')
    .leftJoin('games', (join) =>
      join.onRef('games.id', '=', 'cube_changes.draft_id').on('games.game_over', '=', 0),
    )
    .where('cube_changes.cube_id', '=', cubeId)

function changeOf(row: Selectable<CubeChangesTable>, isSecret: boolean): CubeChange {
  return {
    id: row.id,
    entry: row.entry,
    at: row.at,
    userId: isSecret ? null : row.user_id,
    kind: row.kind,
    cardId: row.card_id,
    name: row.name,
    printing: row.printing,
    ...(row.replaced === null ? {} : { replaced: parsed<ChangedCard>(row.replaced) }),
    ...(row.differences === null ? {} : { differences: parsed<CardDifference[]>(row.differences) }),
    comment: row.comment,
  }
}
