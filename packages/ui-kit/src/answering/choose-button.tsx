import { Button } from '@mantine/core'
import type { SendButtonState } from './use-choosing'

interface ChooseButtonProps {
  readonly choosing: SendButtonState
  /** The picks in words. */
  readonly words?: string
  readonly className?: string | undefined
}

/**
 * The button that sends the picks; while they may not be sent, its title says why. Where a click on a choice
 * sends it, the button is seen only once something is picked; its room stays, so that nothing moves.
 */
export function ChooseButton({ choosing, words = '', className }: ChooseButtonProps) {
  const { reason, saving, choose, leave, atOnce, picks, order } = choosing
  if (leave !== undefined && picks.length === 0) return <LeaveButton {...{ leave, saving, className }} />
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

type LeaveButtonProps = Required<Pick<SendButtonState, 'leave' | 'saving'>> &
  Pick<ChooseButtonProps, 'className'>

/** Says no to the one thing on offer. */
function LeaveButton({ leave, saving, className }: LeaveButtonProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      className={className ?? ''}
      disabled={saving}
      onClick={() => leave?.()}
    >
      leave
    </Button>
  )
}

/** Takes back what is picked and not sent yet: the choices stand again as they were asked. */
export function BackButton({ back }: Pick<SendButtonState, 'back'>) {
  if (back === undefined) return null
  return (
    <Button size="compact-sm" variant="subtle" color="turn" onClick={back}>
      back
    </Button>
  )
}
