import { Button } from '@mantine/core'
import type { GameScreenProps } from '@parlour/ui-kit'
import type { CommandContext } from '../acting/command'
import { redoIn } from '../acting/table-action'

interface UndoButtonsProps extends Pick<GameScreenProps, 'undo'> {
  readonly context: CommandContext
}

/** Takes back, and does again what was taken back last. */
export function UndoButtons({ context: { act, table }, undo }: UndoButtonsProps) {
  return (
    <>
      <Button size="compact-sm" variant="default" title="Undo (Ctrl Z)" onClick={() => void undo()}>
        undo
      </Button>
      {table.view.canRedo ? (
        <Button
          size="compact-sm"
          variant="default"
          title="Redo (Ctrl ⇧ Z)"
          onClick={() => act(redoIn(table.view))}
        >
          redo
        </Button>
      ) : null}
    </>
  )
}
