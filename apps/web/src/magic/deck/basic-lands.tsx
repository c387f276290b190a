import { ActionIcon, Button, NumberInput } from '@mantine/core'
import { addCard, type CardIdsByZone, COLOR_LETTERS, type ColorLetter } from '@parlour/mtg-cards'
import {
  BASIC_LANDS,
  CardsFailed,
  deckSizeOf,
  type LandCounts,
  landShares,
  ManaIcon,
  NO_LANDS,
  noSharesReason,
  useBasicLands,
  useCards,
} from '@parlour/mtg-ui'
import { DialogSheet, Icon, Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import styles from './deck-dialogs.module.css'
import type { DeckDialogProps } from './deck-dialog'

/**
 * Adds basic lands: five counters, and a button that fills the deck up in proportion to the colors of its
 * costs.
 */
export function BasicLands({ deck, onChange, onClose }: DeckDialogProps) {
  const [counts, setCounts] = useState<LandCounts>(NO_LANDS)
  const [size, setSize] = useState(deckSizeOf(deck.format))
  const [obstacle, setObstacle] = useState<string>()
  const { main, command } = deck.cardIdsByZone
  const { cards, loading, failed } = useCards([...main, ...command])
  const { idOf, idsOf, loading: looking, problem } = useBasicLands()
  const total = COLOR_LETTERS.reduce((sum, color) => sum + counts[color], 0)
  const missing = COLOR_LETTERS.filter((color) => counts[color] > 0 && idOf(color) === undefined)
  function share() {
    const played = [...main, ...command].flatMap((id) => cards.get(id) ?? [])
    setObstacle(noSharesReason(played, size - main.length))
    setCounts(landShares(played, size - main.length))
  }
  function add() {
    const ids = idsOf(counts)
    const withLands = (zones: CardIdsByZone) => ids.reduce((before, id) => addCard(before, id, 'main'), zones)
    onChange((latest) => ({ ...latest, cardIdsByZone: withLands(latest.cardIdsByZone) }))
    onClose()
  }
  return (
    <DialogSheet
      title="Basic lands"
      size={480}
      onClose={onClose}
      footer={(close) => (
        <>
          {total === 0 ? <p className={styles.left}>Choose how many lands to add.</p> : null}
          <Button onClick={close}>cancel</Button>
          <Button variant="filled" disabled={total === 0 || missing.length > 0} onClick={add}>
            add {total}
          </Button>
        </>
      )}
    >
      {failed ? <CardsFailed /> : null}
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      {!looking && problem === undefined && missing.length > 0 ? (
        <Strip tone="danger">
          The card database has no {missing.map((color) => BASIC_LANDS[color]).join(', ')}.
        </Strip>
      ) : null}
      <div className={styles.fill}>
        <NumberInput
          label="Fill the main deck up to"
          min={1}
          max={250}
          value={size}
          onChange={(value) => setSize(Number(value) || 0)}
        />
        <Button disabled={failed} loading={loading} onClick={share}>
          share by colors
        </Button>
      </div>
      {obstacle === undefined || total > 0 ? null : <Strip tone="quiet">{obstacle}</Strip>}
      <ul className={styles.lands}>
        {COLOR_LETTERS.map((color) => (
          <LandCounter
            key={color}
            color={color}
            count={counts[color]}
            onCount={(count) => setCounts({ ...counts, [color]: count })}
          />
        ))}
      </ul>
    </DialogSheet>
  )
}

interface LandCounterProps {
  readonly color: ColorLetter
  readonly count: number
  readonly onCount: (count: number) => void
}

function LandCounter({ color, count, onCount }: LandCounterProps) {
  const name = BASIC_LANDS[color]
  return (
    <li>
      <ManaIcon symbol={color.toUpperCase()} unnamed />
      <span>{name}</span>
      <ActionIcon
        variant="default"
        aria-label={`one ${name} less`}
        onClick={() => onCount(Math.max(0, count - 1))}
      >
        <Icon name="minus" />
      </ActionIcon>
      <output aria-label={`${name} to add`}>{count}</output>
      <ActionIcon variant="default" aria-label={`one ${name} more`} onClick={() => onCount(count + 1)}>
        <Icon name="plus" />
      </ActionIcon>
    </li>
  )
}
