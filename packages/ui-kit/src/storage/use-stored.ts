import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage'

interface StoredValueOptions<T> {
  readonly key: string
  /** What holds while nothing is stored, or something of another kind. */
  readonly defaultValue: T
  /** How the value is written; JSON where it is not said. */
  readonly serialize?: (value: T) => string
  readonly deserialize?: (text: string) => unknown
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A value that this browser keeps between visits, and what stores another. All that use the key follow it, in
 * every tab.
 */
export function useStored<T extends boolean | string | object>({
  key,
  defaultValue,
  serialize = JSON.stringify,
  deserialize = fromJson,
}: StoredValueOptions<T>): readonly [T, (value: T) => void] {
  const follow = useCallback((onChange: () => void) => browserStorage.follow(key, onChange), [key])
  const text = useSyncExternalStore(follow, () => browserStorage.getItem(key))
  const value = useMemo(() => {
    const read = text === null ? undefined : deserialize(text)
    return isLike(read, defaultValue) ? read : defaultValue
  }, [text, defaultValue, deserialize])
  return [value, (next) => void browserStorage.setItem(key, serialize(next))]
}

const isLike = <T>(read: unknown, defaultValue: T): read is T =>
  typeof read === typeof defaultValue && read !== null
