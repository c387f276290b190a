import { Button } from '@mantine/core'
import { useStartLookBack } from './look-back'

/** The way from a game that is over back through it. */
export function LookBackButton() {
  const start = useStartLookBack()
  if (start === undefined) return null
  return (
    <Button size="compact-sm" variant="default" onClick={() => start()}>
      look back
    </Button>
  )
}
