import { Button, NativeSelect, TextInput } from '@mantine/core'
import { CardBack, MagicCard } from '@parlour/mtg-ui'
import { DialogSheet } from '@parlour/ui-kit'
import { useState } from 'react'
import type { TableAction } from '../acting/table-action'
import { LIMITS } from '../../rules/facts/limits'
import { labelOf } from '../card/card-facts'
import { MiniSteps } from '../rail/steps'
import type { CardPosition, Table } from '../table/table'
import type { CardOnTable } from '../table/table-card'
import type { DialogProps } from './dialog-props'
import { DialogFoot } from './dialog-foot'
import styles from './dialogs.module.css'

type Counts = Readonly<Record<string, number>>

/** What a close-up edits; it is sent with OK. */
interface CloseUpEdits {
  readonly faceIndex: number
  readonly annotation: string
  readonly annotationEOT: string
  readonly annotationPerpetual: string
  readonly counters: Counts
  readonly trackers: Counts
}

/** A card at its full size, with everything that lies on it. */
export function CloseUpDialog({ place, context, onClose }: DialogProps & { readonly place: CardPosition }) {
  const { card } = place
  const [edited, setEdited] = useState<CloseUpEdits>(() => ({
    ...card,
    counters: { '+1/+1': 0, ...card.counters },
  }))
  const set = (change: Partial<CloseUpEdits>) => setEdited({ ...edited, ...change })
  const faces = card.card?.data.card_faces ?? []
  const save = () => {
    const actions = actionsFor(card, edited)
    if (actions.length > 0) context.act(...actions)
    onClose()
  }
  return (
    <DialogSheet
      title={labelOf(card)}
      size={860}
      onClose={onClose}
      footer={(close) => <DialogFoot act="OK" onAct={save} onClose={close} />}
    >
      <div className={styles.pair}>
        {card.card === undefined ? (
          <CardBack />
        ) : (
          <MagicCard
            card={card.card}
            size="full"
            {...(faces.length > 1 ? { faceIndex: edited.faceIndex } : {})}
          />
        )}
        <div className={styles.fields}>
          <EditFields {...{ card, edited, set }} />
          <p className={styles.hint}>{factsOf(place, context.table)}</p>
        </div>
      </div>
    </DialogSheet>
  )
}

const ANNOTATIONS = [
  { field: 'annotation', label: 'annotation', hint: 'stays until it leaves play' },
  { field: 'annotationEOT', label: 'end of turn', hint: 'cleared in the end phase' },
  { field: 'annotationPerpetual', label: 'perpetual', hint: 'stays wherever the card goes' },
] as const

interface EditFieldsProps {
  readonly card: CardOnTable
  readonly edited: CloseUpEdits
  readonly set: (change: Partial<CloseUpEdits>) => void
}

function EditFields({ card, edited, set }: EditFieldsProps) {
  const faces = card.card?.data.card_faces ?? []
  return (
    <>
      {faces.length > 1 ? (
        <NativeSelect
          label="active face"
          value={String(edited.faceIndex)}
          data={faces.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChange={(event) => set({ faceIndex: Number(event.currentTarget.value) })}
        />
      ) : null}
      {ANNOTATIONS.filter(({ field }) => field !== 'annotationPerpetual' || card.card !== undefined).map(
        ({ field, label, hint }) => (
          <TextInput
            key={field}
            label={label}
            placeholder={hint}
            maxLength={LIMITS.annotation}
            value={edited[field]}
            onChange={(event) => set({ [field]: event.currentTarget.value })}
          />
        ),
      )}
      <div className={styles.halves}>
        <CountFields
          title="counters"
          one="counter"
          counts={edited.counters}
          onCounts={(counters) => set({ counters })}
        />
        <CountFields
          title="trackers"
          one="tracker"
          counts={edited.trackers}
          onCounts={(trackers) => set({ trackers })}
        />
      </div>
    </>
  )
}

function factsOf({ card, player, zoneName }: CardPosition, { places }: Table): string {
  const names = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const place = places.get(id)
      return place === undefined ? [] : [labelOf(place.card)]
    })
  const host = card.attachedTo === undefined ? [] : names([card.attachedTo])
  return [
    ...host.map((name) => `attached to: ${name}`),
    ...(card.attached.length > 0 ? [`attached: ${names(card.attached).join(', ')}`] : []),
    `owner ${card.owner ?? player}`,
    `in ${player}’s ${zoneName}`,
  ].join(' · ')
}

interface CountFieldsProps {
  readonly title: string
  readonly one: string
  readonly counts: Counts
  readonly onCounts: (counts: Counts) => void
}

function CountFields({ title, one, counts, onCounts }: CountFieldsProps) {
  const [name, setName] = useState('')
  const add = () => {
    const key = name.trim()
    // An empty name adds nothing.
    if (key !== '' && (counts[key] ?? 0) === 0) onCounts({ ...counts, [key]: 1 })
    setName('')
  }
  return (
    <section>
      <h3 className={styles.heading}>
        {title} {one === 'tracker' ? <small>0 at end</small> : null}
      </h3>
      <ul className={styles.list}>
        {Object.entries(counts).map(([key, value]) => (
          <li key={key} className={styles.counted}>
            <span>{key}</span>
            <MiniSteps
              label={key}
              value={value}
              onStep={(by) => onCounts({ ...counts, [key]: value + by })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <TextInput
          aria-label={`New ${one}`}
          placeholder={`new ${one}`}
          size="xs"
          maxLength={LIMITS.counterName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add()
          }}
        />
        <Button size="compact-sm" variant="default" onClick={add}>
          add
        </Button>
      </div>
    </section>
  )
}

/** The actions that bring a card to what was edited. */
function actionsFor(card: CardOnTable, edited: CloseUpEdits): readonly TableAction[] {
  const cardId = card.id
  const actions: TableAction[] = []
  if (edited.faceIndex !== card.faceIndex)
    actions.push({ name: 'active face', cardId, faceIndex: edited.faceIndex })
  if (edited.annotation !== card.annotation)
    actions.push({ name: 'annotate', cardId, annotation: edited.annotation })
  if (edited.annotationEOT !== card.annotationEOT)
    actions.push({ name: 'annotate eot', cardId, annotation: edited.annotationEOT })
  if (edited.annotationPerpetual !== card.annotationPerpetual)
    actions.push({ name: 'annotate perpetual', cardId, annotation: edited.annotationPerpetual })
  for (const [key, count] of changesOf(card.counters, edited.counters))
    actions.push({ name: 'adjust c-counter', cardId, key, count })
  for (const [key, count] of changesOf(card.trackers, edited.trackers))
    actions.push({ name: 'adjust c-tracker', cardId, key, count })
  return actions
}

const changesOf = (before: Counts, after: Counts) =>
  Object.entries(after)
    .map(([key, value]) => [key, value - (before[key] ?? 0)] as const)
    .filter(([, change]) => change !== 0)
