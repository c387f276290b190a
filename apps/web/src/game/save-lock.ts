/**
 * How often a save that waits for another looks whether it may begin (rules: screens 1.9).
 * @internal
 */
export const SAVE_POLL_MS = 500

export interface LockFlags {
  readonly saving: boolean
  readonly saveQueued: boolean
}
interface LockSettings {
  readonly flags: () => LockFlags
  readonly setFlags: (flags: Partial<LockFlags>) => void
  /** Runs before the lock is released when the work failed. */
  readonly recover: () => Promise<void>
  readonly wait: (ms: number) => Promise<void>
}

/** One save at a time: a second one waits for the first and looks every half second. Released in every outcome (rules: hub 10). */
export function createSaveLock({ flags, setFlags, recover, wait }: LockSettings) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    while (flags().saving) {
      setFlags({ saveQueued: true })
      await wait(SAVE_POLL_MS)
    }
    setFlags({ saving: true, saveQueued: false })
    try {
      return await work()
    } catch (error) {
      await recover()
      throw error
    } finally {
      setFlags({ saving: false })
    }
  }
}
