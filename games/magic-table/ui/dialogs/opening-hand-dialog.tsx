import type { GameScreenProps } from '@parlour/ui-kit'
import { useOpeningHand } from '../acting/use-opening-hand'
import type { DialogProps } from './dialog-props'
import { HandDialog } from './hand-dialog'

type OpeningHandDialogProps = DialogProps & Pick<GameScreenProps, 'game' | 'answer' | 'saving'>

/** The first question of a game: the hand that was dealt, to keep or to shuffle away. */
export function OpeningHandDialog({ context, onClose, ...props }: OpeningHandDialogProps) {
  const { isAsked, keep, mulligan, problem } = useOpeningHand(props)
  if (!isAsked) return null
  return (
    <HandDialog
      player={context.table.own}
      onKeep={(bottom) => void keep(bottom)}
      onMulligan={() => void mulligan()}
      onClose={onClose}
      problem={problem}
    />
  )
}
