import { Button } from '@mantine/core'
import { useState } from 'react'
import { CallError } from '../api'
import type { GameScreenProps } from '../game-screen'
import { answersSince } from '../log/log-stream'
import { useShownAgain } from './shown-again'

/** Moves further back than this many answers are not replayed. */
const MOST = 40

interface ReplayButtonProps extends Pick<GameScreenProps, 'game' | 'viewer'> {
  /** Uncovers the board, where it is covered. */
  readonly onPlay?: () => void
}

/** Shows the moves since the viewer's last turn again, one after the other; nothing while there are none. */
export function ReplayButton({ game, viewer, onPlay }: ReplayButtonProps) {
  const { replay } = useShownAgain()
  const [isLoading, setLoading] = useState(false)
  const since = viewer.seated ? answersSince({ ...game, reader: viewer.name }).slice(-MOST) : []
  if (since.length === 0 || replay === undefined) return null
  const play = async () => {
    setLoading(true)
    try {
      await replay(since)
      onPlay?.()
    } catch (error) {
      // A call that failed has shown its alert.
      if (!(error instanceof CallError)) throw error
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isLoading}
      title="Show what moved since your last turn once more"
      onClick={() => void play()}
    >
      replay
    </Button>
  )
}
