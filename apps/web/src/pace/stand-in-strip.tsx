import { Button } from '@mantine/core'
import { gameTakeSeat, type SerializedGame } from '@parlour/protocol'
import { Strip, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import undoStyles from '../game/undo-asked.module.css'

interface StandInStripProps {
  readonly game: SerializedGame
  /** The name of whoever looks. */
  readonly viewer: string
}

/** A bot answers for the viewer, who takes the seat back with one click. */
export function StandInStrip({ game: { _id: gameId, clock, gameOver }, viewer }: StandInStripProps) {
  const send = useSend()
  const [isSending, setSending] = useState(false)
  const isReplaced = clock?.seats.some(({ name, standIn }) => name === viewer && standIn === true)
  if (isReplaced !== true || gameOver) return null
  const takeBack = async () => {
    setSending(true)
    try {
      await send(gameTakeSeat, { gameId })
    } catch (error) {
      // The call shows its own failure.
      console.error('take seat', error)
    }
    setSending(false)
  }
  return (
    <div className={undoStyles.asked}>
      <Strip
        tone="quiet"
        actions={
          <Button size="compact-sm" variant="filled" loading={isSending} onClick={() => void takeBack()}>
            take my seat back
          </Button>
        }
      >
        Your time is up: a bot answers for you until you take your seat back.
      </Strip>
    </div>
  )
}
