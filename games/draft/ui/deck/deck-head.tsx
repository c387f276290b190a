import { ActionIcon, Menu } from '@mantine/core'
import type { DeckSort } from '@parlour/mtg-ui'
import { Icon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import screen from '../draft-screen.module.css'
import styles from './deck.module.css'

/** The dialog that is open over the deck. */
export type DeckDialog =
  | { readonly kind: 'card'; readonly cardId: string }
  | { readonly kind: 'settings' }
  | { readonly kind: 'import' }
  | { readonly kind: 'export' }

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
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon aria-label="Deck menu" size={28}>
                <Icon name="dots" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item component={Link} to={`/magic/deck/${deckId}`}>
                open in the deck builder
              </Menu.Item>
              <Menu.Item onClick={() => onDialog({ kind: 'settings' })}>deck settings</Menu.Item>
              <Menu.Item onClick={() => onDialog({ kind: 'import' })}>deck import</Menu.Item>
              <Menu.Item onClick={() => onDialog({ kind: 'export' })}>copy as text</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
    </header>
  )
}
