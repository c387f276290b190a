import { type GameScreenProps, useTextView } from '@parlour/ui-kit'
import { createElement } from 'react'
import { useGames } from '../games/games-context'
import { GameNotice } from './game-notice'
import styles from './game-screen-of.module.css'

/**
 * Shows the screen of a game by its kind, or the game in words for whoever chose that; an error for an
 * unknown kind.
 */
export function GameScreenOf(props: GameScreenProps) {
  const kind = props.game.settings.game
  const games = useGames()
  const [inWords, showInWords] = useTextView()
  const text = games.textOf(kind)
  const screen = inWords && text !== undefined ? text : games.screenOf(kind)
  if (screen === undefined) return <GameNotice text={`error, unknown game type: ${kind}`} />
  return (
    <>
      {text === undefined ? null : (
        <button type="button" className={styles.skip} onClick={() => showInWords(!inWords)}>
          {inWords ? 'Leave the text view' : 'Text view'}
        </button>
      )}
      {createElement(screen, props)}
    </>
  )
}
