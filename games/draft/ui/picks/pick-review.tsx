import { Button } from '@mantine/core'
import { MagicCard, useCards } from '@parlour/mtg-ui'
import { PlayerName } from '@parlour/ui-kit'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { DraftView } from '../../rules/types'
import styles from './pick-review.module.css'
import { draftLogText, type PickStep, pickSteps } from './pick-steps'

interface PickReviewProps {
  readonly view: DraftView
  readonly picks: NonNullable<DraftView['picks']>
  /** The name of the draft, for the file. */
  readonly name: string
}

/** After the draft: the picks of a seat one by one, each pack as it was seen. Arrow keys step. */
export function PickReview({ view, picks, name }: PickReviewProps) {
  const names = view.seats.map((seat) => seat.name)
  const [seat, setSeat] = useState(view.you?.name ?? names[0] ?? '')
  const [at, setAt] = useState(0)
  const steps = useMemo(() => pickSteps(view, picks, seat), [view, picks, seat])
  const step = steps[at]
  const go = (to: number) => setAt(Math.max(0, Math.min(steps.length - 1, to)))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(at + 1)
    if (key === 'ArrowLeft') go(at - 1)
  }
  if (step === undefined) return null
  return (
    <section className={styles.review} aria-label="Picks one by one">
      <header className={styles.head}>
        <h3>Picks one by one</h3>
        <select
          aria-label="Whose picks"
          value={seat}
          onChange={(event) => {
            setSeat(event.currentTarget.value)
            setAt(0)
          }}
        >
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <div className={styles.steps} onKeyDown={onKeyDown}>
          <Button size="compact-sm" disabled={at === 0} onClick={() => go(at - 1)} aria-label="pick before">
            ←
          </Button>
          <output aria-label="This pick">
            pack {step.round}, pick {step.pick}
          </output>
          <Button
            size="compact-sm"
            disabled={at === steps.length - 1}
            onClick={() => go(at + 1)}
            aria-label="next pick"
          >
            →
          </Button>
        </div>
        <a
          className={styles.file}
          download={`${name} - ${seat}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(draftLogText(name, names, steps))}`}
        >
          draft log as a file
        </a>
      </header>
      <Pack step={step} seat={seat} />
    </section>
  )
}

function Pack({ step: { seen, taken, owner }, seat }: { readonly step: PickStep; readonly seat: string }) {
  const { cards } = useCards(seen.map(({ _id }) => _id))
  return (
    <>
      <p className={styles.origin}>
        {owner === seat ? 'own pack' : `from ${owner}`}, {seen.length} {seen.length === 1 ? 'card' : 'cards'}
      </p>
      <ul className={styles.pack}>
        {seen.map(({ id, _id, name, takenBy }) => {
          const card = cards.get(_id)
          return (
            <li key={id} data-picked={id === taken.id ? true : undefined}>
              {card === undefined ? (
                <span className={styles.coming}>{name}</span>
              ) : (
                <MagicCard card={card} size="small" />
              )}
              <small>{id === taken.id ? 'picked' : <PlayerName name={takenBy} />}</small>
            </li>
          )
        })}
      </ul>
    </>
  )
}
