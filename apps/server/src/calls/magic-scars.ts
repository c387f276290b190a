import { Refusal } from '@parlour/kernel'
import { cubeDeleteScar, cubeUpdateScar } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { notFound } from '../http/failure'
import { checkMayDelete, inLegacyCube } from '../magic/legacy-cube'
import type { Db } from '../store/connect'
import { addScars, numberIn, type ScarRow, scarByNumber } from '../store/scars'

/** Scars of legacy cubes: written by anybody signed in, fixed once used (HUB.md 6, LIBRARY.md 2). */
export function magicScarCalls(on: ReturnType<typeof callsOn>): void {
  on(cubeUpdateScar, ({ cubeId, scar }, { services, caller }) =>
    inLegacyCube({ services, caller, cubeId }, async (tx) => {
      const row = await scarOf(tx, cubeId, scar.id)
      if (row === undefined) return addScars(tx, cubeId, { texts: [scar.text], createdBy: caller._id })
      if (isTaken(row)) throw new Refusal('A used scar cannot be changed.')
      await tx
        .updateTable('scars')
        .set({ text: scar.text })
        .where('cube_id', '=', cubeId)
        .where('n', '=', row.n)
        .execute()
    }),
  )
  on(cubeDeleteScar, ({ cubeId, scar }, { services, caller }) =>
    inLegacyCube({ services, caller, cubeId }, async (tx, cube) => {
      const row = await scarOf(tx, cubeId, scar.id)
      if (row === undefined) throw notFound('scar', scar.id)
      checkMayDelete(row.created_by, cube, caller)
      if (isTaken(row)) throw new Refusal('A used scar cannot be deleted.')
      await tx.deleteFrom('scars').where('cube_id', '=', cubeId).where('n', '=', row.n).execute()
    }),
  )
}

/** Used, or drawn by a draft that still runs. */
const isTaken = (scar: ScarRow) => scar.applied_at !== null || scar.reserved_by !== null

async function scarOf(db: Db, cubeId: string, id: string | null | undefined): Promise<ScarRow | undefined> {
  const n = numberIn('scar', id)
  return n === undefined ? undefined : scarByNumber(db, cubeId, n)
}
