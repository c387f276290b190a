import { useStored } from './use-stored'

/** Returns whether something is switched on in this browser, and what switches it; `initial` until then. */
export function useStoredSwitch(
  key: string,
  initial: 'on' | 'off' = 'on',
): readonly [boolean, (on: boolean) => void] {
  const [value, store] = useStored<'on' | 'off'>({
    key,
    defaultValue: initial,
    serialize: (word) => word,
    deserialize: (word) => (word === 'on' || word === 'off' ? word : initial),
  })
  return [value === 'on', (on) => store(on ? 'on' : 'off')]
}
