import type { WireLobby } from '@parlour/protocol'

export const LOBBY_WARNINGS = {
  emptyName: 'Lobby name cannot be empty',
  noGame: 'A game must be selected',
} as const

type Warned = Pick<WireLobby, 'warnings'>

/** Every reason why the lobby cannot start, each once. */
export function startWarnings({ warnings, game }: Warned & Pick<WireLobby, 'game'>): readonly string[] {
  const texts = warnings.map(({ text }) => text)
  return [...new Set(game === null && texts.length === 0 ? [LOBBY_WARNINGS.noGame] : texts)]
}
