import { Button } from '@mantine/core'
import type { SendButtonState } from './use-choosing'

interface ChooseButtonProps {
  readonly choosing: SendButtonState
  /** The picks in words. */
  readonly words?: string
  readonly className?: string | undefined
}

/**
 * The button that sends the picks; while they may not be sent, its title says why. Where a click on a choice sends it, the button is
 * seen only once something is picked; its room stays, so that nothing moves.
 */
export function ChooseButton({ choosing, words = '', className }: ChooseButtonProps) {
  const { reason, saving, choose, atOnce, picks, order } = choosing
  return (
    <Button
      size="compact-sm"
      color="turn"
      variant="filled"
      className={className ?? ''}
      style={atOnce && picks.length === 0 ? { visibility: 'hidden' } : {}}
      disabled={reason !== undefined || saving}
      loading={saving}
      title={reason ?? 'Ctrl + Enter'}
      onClick={choose}
    >
      {order === 'whole' ? 'in this order' : order === 'begun' ? 'these first' : `choose ${words}`.trim()}
    </Button>
  )
}
