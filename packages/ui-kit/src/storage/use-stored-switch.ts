import { useStored } from './use-stored'

/** Returns whether something is switched on in this browser, as it is at first, and what switches it. */
export function useStoredSwitch(key: string): readonly [boolean, (on: boolean) => void] {
  const [value, store] = useStored<'on' | 'off'>({
    key,
    defaultValue: 'on',
    serialize: (word) => word,
    deserialize: (word) => (word === 'off' ? 'off' : 'on'),
  })
  return [value === 'on', (on) => store(on ? 'on' : 'off')]
}
