import { useStored } from '@parlour/ui-kit'

/** Whether this browser plays sounds in the game that its user looks at. */
export function useGameSounds(): readonly [boolean, (isWanted: boolean) => void] {
  const [sounds, setSounds] = useStored<'on' | 'off'>({
    key: 'parlour-game-sounds',
    defaultValue: 'on',
    serialize: (word) => word,
    deserialize: (word) => (word === 'off' ? 'off' : 'on'),
  })
  return [sounds === 'on', (isWanted) => setSounds(isWanted ? 'on' : 'off')]
}
