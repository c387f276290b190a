import { Button, SegmentedControl } from '@mantine/core'
import { MOST_IN_ZONE } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import { Strip } from '@parlour/ui-kit'
import { CardsFailed } from '../shelf/cards-failed'
import { useMemo, useState } from 'react'
import { BlockZones, type ChosenZones } from './block-zones'
import { CardListDialog } from './card-list-dialog'
import type { DeckEdit } from '../deck/deck-edit'
import { type ImportMode, importEdit, overfullZone } from './deck-import-plan'
import type { ListOfFile } from './list-file-drop'
import { listObstacle } from './list-obstacle'
import { useImportOutcomes } from './use-import-outcomes'
import { ZONE_NAMES } from '../deck/zone-names'

interface DeckImportProps {
  readonly deck: WireDeck
  readonly onChange: (edit: DeckEdit) => void
  readonly onClose: () => void
  /** A file that was dropped on the page. */
  readonly dropped?: ListOfFile | undefined
}

const MODES = [
  { value: 'add', label: 'add to the deck' },
  { value: 'replace', label: 'replace the deck' },
]

/**
 * Imports a deck from text. What each line does is listed before anything happens; unknown names are listed
 * and left out, the rest is imported, on top of the deck or in its place (rules: library 6).
 */
export function DeckImport({ deck, onChange, onClose, dropped }: DeckImportProps) {
  const [text, setText] = useState(dropped?.text ?? '')
  const [mode, setMode] = useState<ImportMode>('add')
  const zones = deck.cardIdsByZone
  const [chosen, setChosen] = useState<ChosenZones>([])
  const { outcomes, problem, failed, sources } = useImportOutcomes(text, { mode, zones, chosen })
  const overfull = useMemo(() => overfullZone(outcomes ?? [], mode, zones), [outcomes, mode, zones])
  const obstacle = failed
    ? 'The cards of this deck could not be loaded.'
    : overfull === undefined
      ? listObstacle(text, outcomes)
      : `With this list the ${ZONE_NAMES[overfull]} would hold more than ${MOST_IN_ZONE} cards.`
  const deckSize = zones.main.length + zones.side.length + zones.command.length
  return (
    <CardListDialog
      title="Deck import"
      hint="3 Name, +Name or -Name. Headings: Sideboard ..."
      text={text}
      fileProblem={dropped?.problem}
      onText={(next) => {
        setText(next)
        if (blockCount(next) !== blockCount(text)) setChosen([])
      }}
      outcomes={outcomes}
      sources={sources}
      obstacle={obstacle}
      onClose={onClose}
      action={
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
      }
      notes={
        <>
          <SegmentedControl
            aria-label="How to import"
            data={MODES}
            value={mode}
            onChange={(value) => setMode(value === 'replace' ? 'replace' : 'add')}
          />
          {mode === 'replace' && deckSize > 0 ? (
            <Strip tone="quiet">
              {deckSize === 1 ? 'The card' : `The ${deckSize} cards`} now in the deck will be taken out of it.
            </Strip>
          ) : null}
          {outcomes === undefined ? null : (
            <BlockZones outcomes={outcomes} chosen={chosen} onChoose={setChosen} />
          )}
          {failed ? <CardsFailed /> : null}
          {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        </>
      }
    />
  )
}

/** A choice holds as long as the list has as many parts. */
const blockCount = (text: string): number => text.trim().split(/\n\s*\n/).length
