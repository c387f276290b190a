import type { GameScreenProps } from '@parlour/ui-kit'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { GameNotice } from './game-notice'

type LazyScreen = LazyExoticComponent<ComponentType<GameScreenProps>>
const draft: LazyScreen = lazy(async () => ({ default: (await import('@parlour/draft/ui')).DraftScreen }))
const innovation: LazyScreen = lazy(async () => ({
  default: (await import('@parlour/innovation/ui')).InnovationScreen,
}))

/** The screen of each kind of game, loaded when one is opened: one line each. */
const SCREENS: Readonly<Record<string, LazyScreen>> = {
  'Cube Draft': draft,
  'Set Draft': draft,
  'Innovation: Ultimate': innovation,
}

/** The screen of a game by its kind, or the sentence for a kind that nobody knows. */
export function GameScreenOf(props: GameScreenProps) {
  const kind = props.game.settings.game
  const Screen = SCREENS[kind]
  return Screen === undefined ? (
    <GameNotice text={`error, unknown game type: ${kind}`} />
  ) : (
    <Screen {...props} />
  )
}
