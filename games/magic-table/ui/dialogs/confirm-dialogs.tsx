import { Button } from '@mantine/core'
import { DialogSheet } from '@parlour/ui-kit'
import type { Phase } from '../../rules/facts/phases'
import type { DialogProps } from './dialog-props'

/** Asks whether a player gives up. */
export function ConcedeDialog({ player, desk, onClose }: DialogProps & { readonly player: string }) {
  const isOwn = player === desk.viewer
  return (
    <DialogSheet
      title={isOwn ? 'Concede?' : `Concede for ${player}?`}
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
              desk.act({ name: 'concede', ...(isOwn ? {} : { playerName: player }) })
              onClose()
            }}
          >
            concede
          </Button>
        </>
      )}
    >
      {isOwn ? 'You are' : `${player} is`} out of the game. With one team left it is over.
    </DialogSheet>
  )
}

/** Asks whether a phase is selected although that sends all spells that wait to graveyards. */
export function StackDialog({ phase, desk, onClose }: DialogProps & { readonly phase: Phase }) {
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
            variant="filled"
            onClick={() => {
              desk.act({ name: 'select phase', phase })
              onClose()
            }}
          >
            go to {phase}
          </Button>
        </>
      )}
    >
      Changing the phase clears it: its cards go to their owners’ graveyards.
    </DialogSheet>
  )
}
