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

/** Looks at the top cards of a library, and puts them back in any order, on the bottom, into the graveyard or into the hand. */
export function TopDialog({
  zone,
  onClose,
  kind,
}: Omit<ZoneDialogProps, 'desk'> & { readonly kind: keyof typeof KINDS }) {
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
  return (
    <TableSheet
      title={`${title} ${shown.length === 0 ? 'n' : shown.length} of ${zone.player}’s library`}
      size={shown.length === 0 ? 440 : lanes.length > 2 ? 1000 : 860}
      onClose={onClose}
      onEnter={look}
      footer={(close) => (
        <>
          {shown.length > 0 && kind === 'view' ? (
            <Button
              variant="default"
              mr="auto"
              disabled={revealed}
              onClick={() => act(...looked.ids.map((cardId) => ({ name: 'reveal', cardId }) as const))}
            >
              {revealed ? 'revealed' : 'reveal all'}
            </Button>
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
      {shown.length === 0 ? null : (
        <div className={styles.lanes}>
          {lanes.map((lane) => (
            <section key={lane} className={styles.lane} aria-label={WORDS[lane]}>
              <h3 className={styles.heading}>{WORDS[lane]}</h3>
              <ol>
                {inLane(lane).map((id, index, all) => (
                  <li key={id}>
                    <LookedCard card={zone.cards.find((card) => card.id === id)} />
                    <div className={styles.moves}>
                      <button
                        type="button"
                        aria-label="earlier"
                        disabled={index === 0}
                        onClick={() => swap(id, -1, lane)}
                      >
                        ‹
                      </button>
                      {lanes.map((to) => (
                        <button
                          key={to}
                          type="button"
                          aria-pressed={to === lane}
                          onClick={() => setSorted({ ...looked, lanes: { ...looked.lanes, [id]: to } })}
                        >
                          {to}
                        </button>
                      ))}
                      <button
                        type="button"
                        aria-label="later"
                        disabled={index === all.length - 1}
                        onClick={() => swap(id, 1, lane)}
                      >
                        ›
                      </button>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </TableSheet>
  )
}

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

function LookedCard({ card }: { readonly card: CardOnTable | undefined }) {
  return (
    <div className={styles.slot} title={card === undefined ? undefined : labelOf(card)}>
      {card?.card === undefined ? <CardBack /> : <MagicCard card={card.card} size="small" />}
    </div>
  )
}
