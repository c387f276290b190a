import { Button, NativeSelect } from '@mantine/core'
import { DECK_FORMATS, type DeckFormat } from '@parlour/mtg-cards'
import { formatWord } from '@parlour/mtg-ui'
import { Link } from 'react-router'
import type { DeckDialog } from './deck-dialog'
import { DeckMenu } from './deck-menu'
import { DeckName } from './deck-name'
import { DeckStanding } from './deck-standing'
import styles from './deck-title.module.css'
import type { DeckCards } from './use-deck-cards'
import type { DeckEdits } from './use-deck-edits'

interface DeckTitleProps {
  readonly edits: DeckEdits
  readonly cards: DeckCards
  readonly onDialog: (dialog: DeckDialog) => void
}

/** Where the page stands: the hub, the section, its decks. */
export function DeckBreadcrumb() {
  return (
    <nav className={styles.breadcrumb} aria-label="Magic menu">
      <Link to="/">hub</Link>
      <span aria-hidden>/</span>
      <Link to="/magic">Magic</Link>
    </nav>
  )
}

/** Over the deck: its name and format, whether it is legal, save, and the menu of what else can be done. */
export function DeckTitle({ edits, cards, onDialog }: DeckTitleProps) {
  const { deck, edit } = edits
  return (
    <header className={styles.title}>
      <DeckBreadcrumb />
      {deck === undefined ? null : (
        <>
          {/* Fields are not printed. */}
          <h2 className={styles.printed}>
            {deck.name}, {formatWord(deck.format)}
          </h2>
          <DeckName name={deck.name} onName={(name) => edit((latest) => ({ ...latest, name }))} />
          <NativeSelect
            className={styles.format ?? ''}
            aria-label="Format"
            data={DECK_FORMATS.map((value) => ({ value, label: formatWord(value) }))}
            value={deck.format}
            onChange={({ currentTarget: { value } }) => {
              const format = formatOf(value)
              if (format !== undefined) edit((latest) => ({ ...latest, format }))
            }}
          />
          <DeckStanding deck={deck} cards={cards} />
          <span className={styles.acts}>
            {edits.isModified ? <span className={styles.modified}>modified</span> : null}
            {deck.links.draftId === undefined ? null : (
              <Button
                className={styles.wide ?? ''}
                size="compact-sm"
                component={Link}
                to={`/game/${deck.links.draftId}`}
              >
                its draft
              </Button>
            )}
            <Button
              className={styles.wide ?? ''}
              size="compact-sm"
              onClick={() => onDialog({ kind: 'export' })}
            >
              export
            </Button>
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
            <DeckMenu deck={deck} edits={edits} onDialog={onDialog} />
          </span>
        </>
      )}
    </header>
  )
}

const formatOf = (value: string): DeckFormat | undefined => DECK_FORMATS.find((one) => one === value)
