import { ActionIcon, Button, Menu } from '@mantine/core'
import type { WireDeck } from '@parlour/protocol'
import { type DeckSort, formatWord } from '@parlour/mtg-ui'
import { Icon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import styles from './deck-column.module.css'
import type { DeckDialog } from './deck-dialog'
import { TryDeckButton } from './try-deck-button'
import type { DeckEdits } from './use-deck-edits'

interface DeckHeadProps {
  readonly deck: WireDeck
  readonly edits: DeckEdits
  readonly sort: DeckSort
  readonly onSort: (sort: DeckSort) => void
  readonly onDialog: (dialog: DeckDialog) => void
}

const SORTS: readonly DeckSort[] = ['card-type', 'mana-value']
const ENTRIES = [
  ['settings', 'deck settings'],
  ['import', 'deck import'],
  ['export', 'export'],
  ['lands', 'basic lands'],
  ['hand', 'sample hand'],
] as const

/**
 * Name and format, cards in the main deck, try it, save while something is modified, the order of the list,
 * the deck's menu.
 */
export function DeckHead({ deck, edits, sort, onSort, onDialog }: DeckHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>
          {deck.name} <span>{deck.cardIdsByZone.main.length}</span>
        </h2>
        <p>
          {formatWord(deck.format)}
          {edits.isModified ? <b> · modified</b> : null}
        </p>
      </div>
      <TryDeckButton deck={deck} edits={edits} />
      <Button
        size="compact-sm"
        variant={edits.isModified ? 'filled' : 'default'}
        disabled={!edits.isModified}
        title={edits.isModified ? undefined : 'Everything is saved.'}
        loading={edits.saving}
        onClick={() => void edits.save()}
      >
        save
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label="Deck menu">
            <Icon name="dots" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {ENTRIES.map(([kind, word]) => (
            <Menu.Item key={kind} onClick={() => onDialog({ kind })}>
              {word}
            </Menu.Item>
          ))}
          {deck.links.draftId === undefined ? null : (
            <Menu.Item component={Link} to={`/game/${deck.links.draftId}`}>
              open the draft
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>sort by</Menu.Label>
          {SORTS.map((name) => (
            <Menu.Item
              key={name}
              leftSection={
                <Icon name="check" {...(name === sort ? {} : { className: styles.unseen ?? '' })} />
              }
              aria-current={name === sort ? 'true' : undefined}
              onClick={() => onSort(name)}
            >
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </header>
  )
}
