import { ownData } from '@parlour/protocol'
import { denied } from '../failures/failures'
import type { callsOn } from '../http/calls'
import { ownDataOf } from '../users/own-data'

/** What people take with them (rules: hub 2). */
export function ownDataCalls(on: ReturnType<typeof callsOn>): void {
  on(ownData, (_body, { services, caller }) => {
    if (caller.adminId !== undefined) throw denied('data_of_impersonated')
    return services.limits.gathering(caller._id, async () => ({
      data: await ownDataOf(services.store.db, caller, Date.now()),
    }))
  })
}
