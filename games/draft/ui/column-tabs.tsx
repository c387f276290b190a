import { Icon, type IconName } from '@parlour/ui-kit'

export type DraftColumn = 'pack' | 'deck' | 'log' | 'info'

const TABS: readonly (readonly [DraftColumn, IconName, string])[] = [
  ['pack', 'pack', 'Pack'],
  ['deck', 'deck', 'Deck'],
  ['log', 'log', 'Log'],
  ['info', 'info', 'Info'],
]

interface ColumnTabsProps {
  readonly className: string | undefined
  readonly column: DraftColumn
  readonly onColumn: (column: DraftColumn) => void
  /** Chat lines of others not answered yet. */
  readonly unread: number
}

/** Which column is shown where not all four fit: beside the pack on a tablet, at the bottom on a phone. */
export function ColumnTabs({ className, column, onColumn, unread }: ColumnTabsProps) {
  return (
    <nav className={className} aria-label="Draft">
      {TABS.map(([name, icon, word]) => (
        <button
          key={name}
          type="button"
          data-tab={name}
          aria-current={column === name ? 'true' : undefined}
          onClick={() => onColumn(name)}
        >
          <Icon name={icon} />
          <span>{word}</span>
          {name === 'log' && unread > 0 && column !== 'log' ? (
            <b title={`${unread} new in the chat`}>{unread}</b>
          ) : null}
        </button>
      ))}
    </nav>
  )
}
