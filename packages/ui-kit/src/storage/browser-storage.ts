/**
 * What a browser keeps of this site between visits. A browser may refuse: site data is blocked, the storage
 * is full, or there is none. What it refuses is held for this tab, so that nothing here throws.
 */
interface BrowserStorage {
  /** Returns what is stored under the key; null where there is nothing. */
  readonly getItem: (key: string) => string | null
  /** Stores a text. Returns whether the browser keeps it beyond this tab. */
  readonly setItem: (key: string, text: string) => boolean
  readonly removeItem: (key: string) => void
  /** Whether the browser keeps anything of this site at all. */
  readonly isKeeping: () => boolean
  /**
   * Calls `onChange` whenever what is stored under the key may have changed, here or in another tab. Returns
   * what ends that.
   */
  readonly follow: (key: string, onChange: () => void) => () => void
}

const PROBE_KEY = 'parlour-probe'

/** Returns what the call returns; undefined where it throws. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

/**
 * The storage over one of the browser's, which `open` returns, or throws where it is refused.
 * @internal
 */
export function createBrowserStorage(open: () => Storage): BrowserStorage {
  const inMemory = new Map<string, string>()
  const followers = new Map<string, Set<() => void>>()
  const changed = (key: string) => followers.get(key)?.forEach((onChange) => onChange())
  const keep = (key: string, text: string) => attempt(() => (open().setItem(key, text), true)) ?? false
  const drop = (key: string) => attempt(() => open().removeItem(key))
  return {
    getItem: (key) => inMemory.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem: (key, text) => {
      const isKept = keep(key, text)
      if (isKept) inMemory.delete(key)
      else inMemory.set(key, text)
      changed(key)
      return isKept
    },
    removeItem: (key) => {
      inMemory.delete(key)
      drop(key)
      changed(key)
    },
    isKeeping: () => {
      const isKept = keep(PROBE_KEY, '')
      drop(PROBE_KEY)
      return isKept
    },
    follow: (key, onChange) => {
      const mine = followers.get(key) ?? new Set()
      followers.set(key, mine.add(onChange))
      // Another tab that clears everything names no key.
      const inOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
      window.addEventListener('storage', inOtherTab)
      return () => {
        mine.delete(onChange)
        window.removeEventListener('storage', inOtherTab)
      }
    },
  }
}

/** What this tab keeps of the hub, until it is closed. */
export const tabStorage = createBrowserStorage(() => window.sessionStorage)

/** What this browser keeps of the hub. */
export const browserStorage = createBrowserStorage(() => window.localStorage)
