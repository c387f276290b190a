import { type GameTab, GameTabs } from '@parlour/ui-kit'

export type DraftColumn = 'pack' | 'deck' | 'log' | 'info'

const TABS: readonly GameTab<DraftColumn>[] = [
  ['pack', 'pack', 'Pack'],
  ['deck', 'deck', 'Deck'],
  ['log', 'log', 'Log'],
  ['info', 'info', 'Info'],
]

interface ColumnTabsProps {
  /** Beside the pack on a tablet; left out, at the bottom on a phone. */
  readonly className?: string | undefined
  readonly column: DraftColumn
  readonly onColumn: (column: DraftColumn) => void
  /** Others' chat lines that the viewer has not read. */
  readonly unread: number
}

/** Which column is shown where not all four fit. */
export function ColumnTabs({ className, column, onColumn, unread }: ColumnTabsProps) {
  return (
    <GameTabs
      tabs={TABS}
      label="Draft"
      current={column}
      onTab={onColumn}
      unread={unread}
      className={className}
    />
  )
}
