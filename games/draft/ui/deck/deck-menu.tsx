import { ActionIcon, Menu } from '@mantine/core'
import { Icon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import type { DeckDialog } from './deck-dialogs'

interface DeckMenuProps {
  readonly deckId: string
  readonly onDialog: (dialog: DeckDialog) => void
}

/** What else can be done with the viewer's deck. */
export function DeckMenu({ deckId, onDialog }: DeckMenuProps) {
  return (
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
  )
}
