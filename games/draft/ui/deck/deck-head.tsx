import { Menu } from '@mantine/core'
import type { DeckSort } from '@parlour/mtg-ui'
import { Icon } from '@parlour/ui-kit'
import screen from '../draft-screen.module.css'
import type { DeckDialog } from './deck-dialogs'
import { DeckMenu } from './deck-menu'
import styles from './deck.module.css'

interface DeckHeadProps {
  readonly deckId: string
  /** Cards in the main deck; absent while there is no deck. */
  readonly count: number | undefined
  readonly sort: DeckSort
  readonly onSort: (sort: DeckSort) => void
  readonly onDialog: (dialog: DeckDialog) => void
  readonly saving: boolean
}

const SORTS: readonly DeckSort[] = ['card-type', 'mana-value']

/** Title of the deck column with the number of cards, the order of the list, and the menu of the deck. */
export function DeckHead({ deckId, count, sort, onSort, onDialog, saving }: DeckHeadProps) {
  return (
    <header className={screen.head}>
      <h2>
        Deck<span className={screen.count}>{count}</span>
        {saving ? <span className={styles.modified}> modified</span> : null}
      </h2>
      {count === undefined ? null : (
        <div className={screen.end}>
          <Menu>
            <Menu.Target>
              <button type="button" className={styles.sort} aria-label={`Sorted by ${sort}`}>
                {sort}
                <Icon name="down" size={13} />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {SORTS.map((name) => (
                <Menu.Item
                  key={name}
                  onClick={() => onSort(name)}
                  aria-current={name === sort ? 'true' : undefined}
                >
                  {name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <DeckMenu deckId={deckId} onDialog={onDialog} />
        </div>
      )}
    </header>
  )
}
