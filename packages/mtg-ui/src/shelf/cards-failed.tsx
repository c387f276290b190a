import { Button } from '@mantine/core'
import { Strip, useSend } from '@parlour/ui-kit'
import { cardShelf } from './card-shelf'

/** Where cards of the page could not be looked up: says so, with a way to try again. */
export function CardsFailed() {
  const shelf = cardShelf(useSend())
  return (
    <Strip
      tone="danger"
      actions={
        <Button size="compact-sm" variant="default" onClick={() => shelf.renew('failed')}>
          try again
        </Button>
      }
    >
      Some cards could not be loaded.
    </Strip>
  )
}
