import { Button } from '@mantine/core'
import type { Choosing } from './use-choosing'

interface ChooseButtonProps {
  readonly choosing: Choosing
  /** The picks in words. */
  readonly words?: string
  readonly className?: string | undefined
}

/** The button that sends the picks; while they may not be sent, its title says why. */
export function ChooseButton({ choosing, words = '', className }: ChooseButtonProps) {
  const { reason, saving, choose } = choosing
  return (
    <Button
      size="compact-sm"
      color="turn"
      variant="filled"
      className={className ?? ''}
      disabled={reason !== undefined || saving}
      loading={saving}
      title={reason ?? 'Ctrl + Enter'}
      onClick={choose}
    >
      {words === '' ? 'choose' : `choose ${words}`}
    </Button>
  )
}
