import { Button } from '@mantine/core'
import { CardBack, MagicCard } from '@parlour/mtg-ui'
import { NumberField } from '@parlour/ui-kit'
import { useState } from 'react'
import { useActing } from '../acting/use-acting'
import { labelOf } from '../card/card-facts'
import type { CardOnTable } from '../table/table-card'
import type { ZoneDialogProps } from './dialog-props'
import styles from './dialogs.module.css'
import { useNumber } from './use-number'
import { TableSheet } from './table-sheet'

type Lane = 'top' | 'bottom' | 'graveyard' | 'hand'

const KINDS = {
  view: { title: 'View top', lanes: ['top', 'bottom', 'graveyard', 'hand'] },
  scry: { title: 'Scry', lanes: ['top', 'bottom'] },
  surveil: { title: 'Surveil', lanes: ['top', 'graveyard'] },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly lanes: readonly Lane[] }>>

const WORDS: Readonly<Record<Lane, string>> = {
  top: 'on top, the next to be drawn first',
  bottom: 'on the bottom, the last card last',
  graveyard: 'graveyard',
  hand: 'hand',
}

/** Which cards were looked at, where each goes, and in what order. */
interface TopCards {
  readonly ids: readonly string[]
  readonly lanes: Readonly<Record<string, Lane>>
}

/**
 * Looks at the top cards of a library, and puts them back in any order, on the bottom, into the graveyard or
 * into the hand.
 */
export function TopDialog({
  zone,
  onClose,
  kind,
}: Omit<ZoneDialogProps, 'context'> & { readonly kind: keyof typeof KINDS }) {
  const { title, lanes } = KINDS[kind]
  const count = useNumber(1, { most: zone.count })
  const { act } = useActing()
  const [seen, setSeen] = useState<number>()
  const [sorted, setSorted] = useState<TopCards>()
  // What was asked for is there once the server has shown it.
  const shown = seen === undefined ? [] : zone.cards.slice(0, seen).filter(({ card }) => card !== undefined)
  const looked = sorted ?? { ids: shown.map(({ id }) => id), lanes: {} }
  const inLane = (lane: Lane) => looked.ids.filter((id) => (looked.lanes[id] ?? 'top') === lane)
  // Known to nobody in particular: everybody knows it.
  const revealed = shown.every(({ knownTo }) => knownTo.length === 0)
  const isEmpty = zone.count === 0
  const look = () => {
    if (isEmpty) return
    act({ name: 'view top k', zoneId: zone.id, count: count.value })
    setSeen(count.value)
    setSorted(undefined)
  }
  const putBack = () => {
    act({
      name: 'arrange',
      zoneId: zone.id,
      top: [...inLane('top')],
      bottom: [...inLane('bottom')],
      graveyard: [...inLane('graveyard')],
      hand: [...inLane('hand')],
    })
    onClose()
  }
  const swap = (id: string, by: 1 | -1, lane: Lane) =>
    setSorted({ ...looked, ids: moved(looked.ids, inLane(lane), { id, by }) })
  const send = (id: string, lane: Lane) => setSorted({ ...looked, lanes: { ...looked.lanes, [id]: lane } })
  return (
    <TableSheet
      title={`${title} ${shown.length === 0 ? 'n' : shown.length} of ${zone.player}’s library`}
      size={shown.length === 0 ? 440 : lanes.length > 2 ? 1000 : 860}
      onClose={onClose}
      onEnter={look}
      footer={(close) => (
        <>
          {shown.length > 0 && kind === 'view' ? (
            <RevealAll
              isDone={revealed}
              onReveal={() => act(...looked.ids.map((cardId) => ({ name: 'reveal', cardId }) as const))}
            />
          ) : null}
          <Button variant="default" onClick={close}>
            {shown.length > 0 ? 'leave as they were' : 'cancel'}
          </Button>
          {shown.length > 0 ? (
            <Button variant="filled" onClick={putBack}>
              put them back
            </Button>
          ) : null}
        </>
      )}
    >
      <div className={styles.line}>
        <NumberField isFirst label="cards" {...count.field} />
        <Button variant={shown.length > 0 ? 'default' : 'filled'} disabled={isEmpty} onClick={look}>
          view
        </Button>
      </div>
      <p className={styles.hint}>
        {isEmpty
          ? 'The library is empty.'
          : shown.length > 0 && revealed
            ? 'All players see them.'
            : 'Only you see them; the others are told how many.'}
      </p>
      {shown.length === 0 ? null : <Lanes {...{ lanes, inLane, swap }} cards={zone.cards} onLane={send} />}
    </TableSheet>
  )
}

interface LanesProps {
  readonly lanes: readonly Lane[]
  readonly inLane: (lane: Lane) => readonly string[]
  readonly cards: readonly CardOnTable[]
  readonly swap: (id: string, by: 1 | -1, lane: Lane) => void
  readonly onLane: (id: string, lane: Lane) => void
}

const Lanes = ({ lanes, inLane, cards, swap, onLane }: LanesProps) => (
  <div className={styles.lanes}>
    {lanes.map((lane) => (
      <section key={lane} className={styles.lane} aria-label={WORDS[lane]}>
        <h3 className={styles.heading}>{WORDS[lane]}</h3>
        <ol>
          {inLane(lane).map((id, index, all) => (
            <LookedCard
              key={id}
              card={cards.find((card) => card.id === id)}
              {...{ lane, lanes }}
              isFirst={index === 0}
              isLast={index === all.length - 1}
              onSwap={(by) => swap(id, by, lane)}
              onLane={(to) => onLane(id, to)}
            />
          ))}
        </ol>
      </section>
    ))}
  </div>
)

/** Returns all ids, with one of them swapped with its neighbor in the same lane. */
function moved(
  ids: readonly string[],
  lane: readonly string[],
  { id, by }: { readonly id: string; readonly by: 1 | -1 },
): readonly string[] {
  const other = lane[lane.indexOf(id) + by]
  if (other === undefined) return ids
  return ids.map((one) => (one === id ? other : one === other ? id : one))
}

interface RevealAllProps {
  readonly isDone: boolean
  readonly onReveal: () => void
}

const RevealAll = ({ isDone, onReveal }: RevealAllProps) => (
  <Button variant="default" mr="auto" disabled={isDone} onClick={onReveal}>
    {isDone ? 'revealed' : 'reveal all'}
  </Button>
)

interface LookedCardProps {
  readonly card: CardOnTable | undefined
  readonly lane: Lane
  /** Where it may go. */
  readonly lanes: readonly Lane[]
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onSwap: (by: 1 | -1) => void
  readonly onLane: (lane: Lane) => void
}

/** A card that was looked at, with where it goes and its place there. */
function LookedCard({ card, lane, lanes, isFirst, isLast, onSwap, onLane }: LookedCardProps) {
  return (
    <li>
      <div className={styles.slot} title={card === undefined ? undefined : labelOf(card)}>
        {card?.card === undefined ? <CardBack /> : <MagicCard card={card.card} size="small" />}
      </div>
      <div className={styles.moves}>
        <button type="button" aria-label="earlier" disabled={isFirst} onClick={() => onSwap(-1)}>
          ‹
        </button>
        {lanes.map((to) => (
          <button key={to} type="button" aria-pressed={to === lane} onClick={() => onLane(to)}>
            {to}
          </button>
        ))}
        <button type="button" aria-label="later" disabled={isLast} onClick={() => onSwap(1)}>
          ›
        </button>
      </div>
    </li>
  )
}
