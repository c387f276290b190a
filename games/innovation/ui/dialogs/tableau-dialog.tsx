import { Modal } from '@mantine/core'
import { FocusBack } from '@parlour/ui-kit'
import { ANY_HEIGHT } from '../board/ways'
import type { OpenPile } from '../board/open-pile'
import { Tableau } from '../board/tableau'
import type { TableFacts } from '../board/tableau-head'
import type { PlayerView } from '../../rules/view'

interface TableauDialogProps {
  readonly table: TableFacts
  readonly player: PlayerView | undefined
  readonly own: boolean
  readonly onOpen: (pile: OpenPile) => void
  readonly onClose: () => void
}

/** One tableau as large as the window allows: every top card with its text. */
export function TableauDialog({ table, player, own, onOpen, onClose }: TableauDialogProps) {
  return (
    <Modal opened={player !== undefined} onClose={onClose} title={player?.name} size="92vw">
      <FocusBack />
      {player === undefined ? null : (
        <Tableau
          {...{ table, player, own, onOpen }}
          form="desktop"
          {...ANY_HEIGHT}
          turn={undefined}
          partner={undefined}
          folds={false}
          large
        />
      )}
    </Modal>
  )
}
