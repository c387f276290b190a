import { useLocalStorage } from '@mantine/hooks'

/** Returns whether the viewer wants to be asked before each answer is sent, as kept in this browser, and the way to change it. */
export function useAskFirst(): readonly [asksFirst: boolean, set: (asksFirst: boolean) => void] {
  const [value, setValue] = useLocalStorage<'on' | 'off'>({
    key: 'parlour-ask-first',
    defaultValue: 'off',
    getInitialValueInEffect: false,
    serialize: (word) => word,
    deserialize: (word) => (word === 'on' ? 'on' : 'off'),
  })
  return [value === 'on', (asksFirst) => setValue(asksFirst ? 'on' : 'off')]
}
