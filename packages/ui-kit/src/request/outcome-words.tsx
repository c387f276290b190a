import type { SerializedGame } from '@parlour/protocol'
import { PlayerNames } from '../seats/player-names'

/** How a game ended: `ann won: 5 achievements`, `ann and bob won together`, `Nobody won`. */
export function OutcomeWords({ game }: { readonly game: Pick<SerializedGame, 'gameOverData'> }) {
  const { winners = [], reason = '' } = game.gameOverData ?? {}
  return (
    <span>
      <PlayerNames names={winners} />
      {winners.length === 0 ? 'Nobody won' : winners.length === 1 ? ' won' : ' won together'}
      {reason === '' ? '' : `: ${reason}`}
    </span>
  )
}
