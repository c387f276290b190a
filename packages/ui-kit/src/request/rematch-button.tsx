import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCoach } from '../screen/coach-place'

interface RematchButtonProps {
  /** Opens a lobby for the same players and goes there. */
  readonly rematch: () => Promise<void>
  /** Whether it is the primary action here. */
  readonly primary?: boolean
}

/** The 'rematch' button, which acts once however often it is clicked. A lesson has none. */
export function RematchButton({ rematch, primary = false }: RematchButtonProps) {
  const [opening, setOpening] = useState(false)
  const isLesson = useCoach() !== undefined
  if (isLesson) return null
  return (
    <Button
      size="compact-sm"
      variant={primary ? 'filled' : 'default'}
      loading={opening}
      onClick={() => {
        setOpening(true)
        void rematch().finally(() => setOpening(false))
      }}
    >
      rematch
    </Button>
  )
}
