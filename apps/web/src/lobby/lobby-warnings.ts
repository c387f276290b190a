import type { WireLobby } from '@parlour/protocol'

export const LOBBY_WARNINGS = {
  emptyName: 'Lobby name cannot be empty',
  noGame: 'A game must be selected',
} as const

/** What is still to be done before the lobby can start, each once. */
export function startWarnings(
  warnings: WireLobby['warnings'],
  { game }: Pick<WireLobby, 'game'>,
): readonly string[] {
  const texts = warnings.map(({ text }) => text)
  return [...new Set(game === null && texts.length === 0 ? [LOBBY_WARNINGS.noGame] : texts)]
}
