import { useStoredSwitch } from '@parlour/ui-kit'

/** Whether this browser plays sounds in the game that its user looks at. */
export const useGameSounds = () => useStoredSwitch('parlour-game-sounds')
