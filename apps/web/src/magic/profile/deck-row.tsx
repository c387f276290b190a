import { ActionIcon, Menu } from '@mantine/core'
import type { DeckSummary } from '@parlour/protocol'
import { Icon } from '@parlour/ui-kit'
import { Link } from 'react-router'
import { formatWord } from '@parlour/mtg-ui'
import { deckSize } from './deck-words'
import styles from './profile.module.css'

interface DeckRowProps {
  readonly deck: DeckSummary
  readonly onDuplicate: () => void
  readonly onDelete: () => void
}

/** One deck: a click opens it, the menu at the end copies or deletes it. */
export function DeckRow({ deck, onDuplicate, onDelete }: DeckRowProps) {
  return (
    <li>
      <Link className={styles.link} to={`/magic/deck/${deck._id}`}>
        {deck.name}
      </Link>
      <div className={styles.deck}>
        <span className={styles.facts}>
          {formatWord(deck.format)} · {deckSize(deck)}
        </span>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={`Menu of ${deck.name}`}>
              <Icon name="dots" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Icon name="cards" />} onClick={onDuplicate}>
              duplicate
            </Menu.Item>
            <Menu.Item color="danger" leftSection={<Icon name="close" />} onClick={onDelete}>
              delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  )
}
