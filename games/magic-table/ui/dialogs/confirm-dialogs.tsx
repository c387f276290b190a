import { Button } from '@mantine/core'
import { DialogSheet } from '@parlour/ui-kit'
import type { Phase } from '../../rules/facts/phases'
import type { DialogProps } from './dialog-props'

/** Asks whether the viewer gives up. */
export function ConcedeDialog({ context, onClose }: DialogProps) {
  return (
    <DialogSheet
      title="Concede?"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            cancel
          </Button>
          <Button
            color="danger"
            variant="filled"
            onClick={() => {
              context.act({ name: 'concede' })
              onClose()
            }}
          >
            concede
          </Button>
        </>
      )}
    >
      You are out of the game. With one team left it is over.
    </DialogSheet>
  )
}

/**
 * Asks whether phases are selected although that sends all spells that wait to graveyards. Enter selects
 * them.
 */
export function StackDialog({
  phases,
  context,
  onClose,
}: DialogProps & { readonly phases: readonly Phase[] }) {
  return (
    <DialogSheet
      title="The stack is not empty"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            cancel
          </Button>
          <Button
            data-autofocus
            variant="filled"
            onClick={() => {
              context.act(...phases.map((phase) => ({ name: 'select phase' as const, phase })))
              onClose()
            }}
          >
            go to {phases.at(-1)}
          </Button>
        </>
      )}
    >
      Changing the phase clears it: its cards go to their owners’ graveyards.
    </DialogSheet>
  )
}
