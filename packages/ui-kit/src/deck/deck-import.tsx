import { Button, SegmentedControl, Textarea } from '@mantine/core'
import type { CardListOutcome } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { DialogSheet } from '../card-editor/dialog-sheet'
import { Strip } from '../theme/strip'
import { useState } from 'react'
import type { DeckEdit } from './deck-edit'
import { type ImportMode, importEdit } from './deck-import-plan'
import styles from './deck-import.module.css'
import { ImportOutcomes } from './import-outcomes'
import { useImportOutcomes } from './use-import-outcomes'

interface DeckImportProps {
  readonly deck: WireDeck
  readonly onChange: (edit: DeckEdit) => void
  readonly onClose: () => void
}

const MODES = [
  { value: 'add', label: 'add to the deck' },
  { value: 'replace', label: 'replace the deck' },
]

/**
 * Imports a deck from text. What each line does is listed before anything happens; unknown names are listed and left out, the
 * rest is imported, on top of the deck or in its place (LIBRARY.md 6).
 */
export function DeckImport({ deck, onChange, onClose }: DeckImportProps) {
  const [text, setText] = useState('')
  const [mode, setMode] = useState<ImportMode>('add')
  const zones = deck.cardIdsByZone
  const { outcomes, problem } = useImportOutcomes(text, mode, zones)
  const obstacle = obstacleOf(text, outcomes)
  const held = zones.main.length + zones.side.length + zones.command.length
  return (
    <DialogSheet
      title="Deck import"
      size={720}
      onClose={onClose}
      unsaved={text.trim() === '' ? undefined : 'The list you typed would be lost.'}
      footer={(close) => (
        <>
          {obstacle === undefined ? null : <p className={styles.note}>{obstacle}</p>}
          <Button onClick={close}>cancel</Button>
          <Button
            variant="filled"
            color={mode === 'replace' ? 'danger' : 'accent'}
            disabled={obstacle !== undefined}
            onClick={() => {
              onChange(importEdit(outcomes ?? [], mode, zones))
              onClose()
            }}
          >
            {mode === 'replace' ? 'replace' : 'import'}
          </Button>
        </>
      )}
    >
      <div className={styles.columns}>
        <Textarea
          label="Card list"
          description="One card a line: 3 Name, +Name or -Name. Headings: Deck, Sideboard, Commander."
          rows={15}
          maxLength={100_000}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <div className={styles.outcome}>
          <SegmentedControl
            aria-label="What the list does"
            data={MODES}
            value={mode}
            onChange={(value) => setMode(value === 'replace' ? 'replace' : 'add')}
          />
          {mode === 'replace' && held > 0 ? (
            <Strip tone="turn">
              {held === 1 ? 'The card' : `The ${held} cards`} now in the deck will be taken out of it.
            </Strip>
          ) : null}
          {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
          {text.trim() === '' ? null : <ImportOutcomes outcomes={outcomes} />}
        </div>
      </div>
    </DialogSheet>
  )
}

function obstacleOf(text: string, outcomes: readonly CardListOutcome[] | undefined): string | undefined {
  if (text.trim() === '') return 'Type or paste a list.'
  if (outcomes === undefined) return 'Looking up the names ...'
  return outcomes.every(({ kind }) => kind === 'unknown') ? 'No line names a card.' : undefined
}
