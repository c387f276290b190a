import { type GameTab, GameTabs } from '@parlour/ui-kit'

export type DraftColumn = 'pack' | 'deck' | 'log' | 'info'

const TABS: readonly GameTab<DraftColumn>[] = [
  ['pack', 'pack', 'Pack'],
  ['deck', 'deck', 'Deck'],
  ['log', 'log', 'Log'],
  ['info', 'info', 'Info'],
]

/** Once there is no pack, the deck stands in its place, and its numbers in that of the deck. */
const BUILD_TABS: readonly GameTab<DraftColumn>[] = [
  ['pack', 'deck', 'Deck'],
  ['deck', 'cards', 'Lands, fight'],
  ['log', 'log', 'Log'],
  ['info', 'info', 'Info'],
]

interface ColumnTabsProps {
  readonly isBuilding: boolean
  /** Beside the pack on a tablet; left out, at the bottom on a phone. */
  readonly className?: string | undefined
  readonly column: DraftColumn
  readonly onColumn: (column: DraftColumn) => void
  /** Others' chat lines that the viewer has not read. */
  readonly unread: number
}

/** Which column is shown where not all four fit. */
export function ColumnTabs({ isBuilding, className, column, onColumn, unread }: ColumnTabsProps) {
  return (
    <GameTabs
      tabs={isBuilding ? BUILD_TABS : TABS}
      label="Draft"
      current={column}
      onTab={onColumn}
      unread={unread}
      className={className}
    />
  )
}
