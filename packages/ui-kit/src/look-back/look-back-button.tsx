import { Button } from '@mantine/core'
import { useStartLookBack } from './look-back'
import { StoryLink } from './story-link'

/** The links of a game that is over: back through it, and to the page of its story. */
export function LookBackButton() {
  const start = useStartLookBack()
  if (start === undefined) return null
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => start()}>
        look back
      </Button>
      <StoryLink />
    </>
  )
}
