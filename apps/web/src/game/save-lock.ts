/**
 * How often a waiting save checks whether it can start (rules: screens 1.9).
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

/**
 * Allows one save at a time: a second one waits for the first, checking every half second. Always released,
 * also after errors (rules: hub 10).
 */
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
