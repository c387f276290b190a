import type { GameScreenProps } from '@parlour/ui-kit'
import { createElement } from 'react'
import { useGames } from '../games/games-context'
import { GameNotice } from './game-notice'

/** Shows the screen of a game by its kind, or an error for an unknown kind. */
export function GameScreenOf(props: GameScreenProps) {
  const kind = props.game.settings.game
  const screen = useGames().screenOf(kind)
  return screen === undefined ? (
    <GameNotice text={`error, unknown game type: ${kind}`} />
  ) : (
    createElement(screen, props)
  )
}
