import type { SerializedGame } from '@parlour/protocol'
import type { ReactNode } from 'react'
import { PlayerNames } from '../seats/player-names'
import { WaitingSince } from './waiting-since'

interface WaitingForProps {
  readonly game: Pick<SerializedGame, 'waiting' | 'lastUpdated' | 'clock'>
  /** A name to leave out: the viewer's, where several are asked at once. */
  readonly except?: string | undefined
  /** What they are asked, as far as everybody may know it. */
  readonly asked?: ReactNode
}

/** Who is being waited for, for what, and since when. */
export function WaitingFor({ game, except, asked }: WaitingForProps) {
  const names = game.waiting.filter((name) => name !== except)
  if (game.clock?.paused !== undefined) return <span>The game is paused.</span>
  if (names.length === 0) return <span>One moment…</span>
  return (
    <>
      <span>
        Waiting for <PlayerNames names={names} />
      </span>
      {asked === undefined ? ', ' : <>: {asked} · </>}
      <small>
        <WaitingSince time={game.lastUpdated} />
      </small>
    </>
  )
}
