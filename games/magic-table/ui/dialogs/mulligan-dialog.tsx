import { useActing } from '../acting/use-acting'
import type { DialogProps } from './dialog-props'
import { HandDialog } from './hand-dialog'

/** A mulligan during the game, for those who deal by hand. */
export function MulliganDialog({ context, onClose }: DialogProps) {
  const { act } = useActing()
  const { own } = context.table
  return (
    <HandDialog
      player={own}
      onKeep={(bottom) => {
        if (own.toPutBack > 0) act({ name: 'put back', cardIds: [...bottom] })
        onClose()
      }}
      onMulligan={() => act({ name: 'mulligan' })}
      onClose={onClose}
    />
  )
}
