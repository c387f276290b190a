import { cubeDeleteScar, cubeUpdateScar } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { checkFresh } from '../failures/check-fresh'
import { notFound } from '../failures/failures'
import { MOST_SCARS } from '../magic/cube-file'
import { checkMayDelete, inLegacyCube } from '../magic/legacy-cube'
import type { Db } from '../store/driver/store'
import {
  addScars,
  changeScar,
  numberIn,
  removeScar,
  scarIdOf,
  type ScarRow,
  scarByNumber,
  scarsFor,
  scarsListed,
} from '../store/records/scars'
import { refusal } from '../refusals/refusal'

/**
 * Scars of legacy cubes: written by anybody signed in, fixed once used (rules: hub 6; library 2); a save that
 * others' changes made stale is answered with the scar as it stands.
 */
export function magicScarCalls(on: ReturnType<typeof callsOn>): void {
  on(cubeUpdateScar, ({ cubeId, scar }, { services, caller }) =>
    inLegacyCube({ services, caller, cubeId }, async (tx) => {
      if (!scar) throw refusal('scar_missing')
      const row = await scarOf(tx, cubeId, scar.id)
      if (row === undefined) {
        await checkScarsOf(tx, cubeId)
        return addScars(tx, cubeId, { texts: [scar.text], createdBy: caller._id })
      }
      checkStays(row, 'changed')
      await checkAsRead(tx, row, { rev: scar.rev, viewerId: caller._id })
      await changeScar(tx, row, scar.text)
    }),
  )
  on(cubeDeleteScar, ({ cubeId, scar }, { services, caller }) =>
    inLegacyCube({ services, caller, cubeId }, async (tx, cube) => {
      const row = await scarOf(tx, cubeId, scar.id)
      if (row === undefined) throw notFound('scar', scar.id)
      checkMayDelete(row.created_by, cube, caller)
      checkStays(row, 'deleted')
      await checkAsRead(tx, row, { rev: scar.rev, viewerId: caller._id })
      await removeScar(tx, row)
    }),
  )
}

async function checkScarsOf(db: Db, cubeId: string): Promise<void> {
  if ((await scarsListed(db, cubeId)) >= MOST_SCARS)
    throw refusal('too_many_scars', { mostScars: MOST_SCARS })
}

interface ReadContext {
  readonly rev: number | undefined
  readonly viewerId: string
}
const checkAsRead = (db: Db, row: ScarRow, { rev, viewerId }: ReadContext): Promise<void> =>
  checkFresh({ read: rev, stands: row.rev }, 'scar_changed', async () =>
    (await scarsFor(db, row.cube_id, viewerId)).find(({ id }) => id === scarIdOf(row.n)),
  )

/** Refuses a change of a scar that was used, or that a draft drew which still runs. */
function checkStays(scar: ScarRow, change: 'changed' | 'deleted'): void {
  if (scar.applied_at !== null) throw refusal('used_scar_changed', { change })
  if (scar.reserved_by !== null) throw refusal('drawn_scar_changed', { change })
}

async function scarOf(db: Db, cubeId: string, id: string | null | undefined): Promise<ScarRow | undefined> {
  const n = numberIn('scar', id)
  return n === undefined ? undefined : scarByNumber(db, cubeId, n)
}
