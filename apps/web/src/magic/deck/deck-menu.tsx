import { ActionIcon, Menu } from '@mantine/core'
import type { WireDeck } from '@parlour/protocol'
import { Icon } from '@parlour/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { DeleteDeckDialog } from '../profile/delete-deck-dialog'
import type { DeckDialog } from './deck-dialog'
import { DECK_SHAPES, useDeckShape } from './deck-shape'
import styles from './deck-title.module.css'
import { useDeckCopies } from './use-deck-copies'
import type { DeckEdits } from './use-deck-edits'

interface DeckMenuProps {
  readonly deck: WireDeck
  readonly edits: DeckEdits
  readonly onDialog: (dialog: DeckDialog) => void
}

const ENTRIES = [
  ['import', 'deck import'],
  ['export', 'export'],
  ['lands', 'basic lands'],
  ['hand', 'sample hand'],
] as const

/** What else can be done with the deck, and how it is shown. */
export function DeckMenu({ deck, edits, onDialog }: DeckMenuProps) {
  const [, shown, show] = useDeckShape()
  const [deletes, setDeletes] = useState(false)
  const { duplicate, remove, problem } = useDeckCopies(deck, edits)
  return (
    <>
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
          <Menu.Item onClick={() => void duplicate()}>duplicate</Menu.Item>
          {deck.links.draftId === undefined ? null : (
            <Menu.Item component={Link} to={`/game/${deck.links.draftId}`}>
              open the draft
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>show as</Menu.Label>
          {DECK_SHAPES.map(([words]) => (
            <Menu.Item
              key={words}
              leftSection={
                <Icon name="check" {...(words === shown ? {} : { className: styles.unseen ?? '' })} />
              }
              aria-current={words === shown ? 'true' : undefined}
              onClick={() => show(words)}
            >
              {words}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item color="danger" onClick={() => setDeletes(true)}>
            delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {deletes ? (
        <DeleteDeckDialog
          name={deck.name}
          onDelete={() => {
            setDeletes(false)
            void remove()
          }}
          onClose={() => setDeletes(false)}
        />
      ) : null}
    </>
  )
}
