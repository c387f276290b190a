import { Button, Group, TextInput } from '@mantine/core'
import { cardCount } from '@parlour/mtg-ui'
import { NumberField } from '@parlour/ui-kit'
import { useState } from 'react'
import { LIMITS } from '../../rules/facts/limits'
import { movesUnder } from '../acting/card-commands'
import { DialogFoot } from './dialog-foot'
import type { DialogProps, ZoneDialogProps } from './dialog-props'
import { useNumber } from './use-number'
import { TableSheet } from './table-sheet'

const BOTTOM = 5

/** Shuffles the last cards of a library. */
export function ShuffleBottomDialog({ zone, context, onClose }: ZoneDialogProps) {
  const count = useNumber(BOTTOM, { most: zone.count })
  const remaining = zone.count - count.value
  const isEmpty = zone.count === 0
  const shuffle = () => {
    if (isEmpty) return
    context.act({ name: 'shuffle bottom', zoneId: zone.id, count: count.value })
    onClose()
  }
  return (
    <TableSheet
      title={`Shuffle the bottom of the ${zone.name}`}
      onClose={onClose}
      onEnter={shuffle}
      footer={(close) => <DialogFoot act="shuffle" isDisabled={isEmpty} onAct={shuffle} onClose={close} />}
    >
      <NumberField isFirst label="cards from the bottom" {...count.field} />
      <p>
        {zone.player}’s {zone.name} has {cardCount(zone.count)}.
        {remaining === 0 ? null : ` The top ${remaining} keep their order and what is known of them.`}
      </p>
    </TableSheet>
  )
}

/** Reveals a library from the top until a card that costs less, and puts that one on the stack. */
export function CascadeDialog({ zone, context, onClose }: ZoneDialogProps) {
  const value = useNumber(1, { least: 0 })
  const cascade = () => {
    context.act({ name: 'cascade', x: value.value, playerName: zone.player })
    onClose()
  }
  return (
    <TableSheet
      title={`Cascade from ${zone.player}’s ${zone.name}`}
      onClose={onClose}
      onEnter={cascade}
      footer={(close) => <DialogFoot act="cascade" onAct={cascade} onClose={close} />}
    >
      <NumberField isFirst label="mana value of the spell" {...value.field} />
      <p>
        Cards are revealed until one is not a land and costs less. It goes on the stack, the others to the
        bottom in random order.
      </p>
    </TableSheet>
  )
}

interface CardsDialogProps extends DialogProps {
  readonly cards: readonly string[]
}

/** Puts cards this many places below the top of the libraries of their owners. */
export function FromTopDialog({ cards, context, onClose }: CardsDialogProps) {
  const above = useNumber(1, { least: 0 })
  const places = cards.flatMap((id) => context.table.places.get(id) ?? [])
  const put = () => {
    context.act(...movesUnder(places, above.value))
    onClose()
  }
  return (
    <TableSheet
      title="N from the top of the library"
      onClose={onClose}
      onEnter={put}
      footer={(close) => <DialogFoot act="put it there" onAct={put} onClose={close} />}
    >
      <NumberField isFirst label="cards above it" {...above.field} />
    </TableSheet>
  )
}

const PRESETS = ['+1/+1', '-1/-1', 'charge', 'loyalty', 'stun', 'shield'] as const

/** Adds to, or takes from, a counter of several cards. */
export function CountDialog({ cards, context, onClose }: CardsDialogProps) {
  const [key, setKey] = useState('+1/+1')
  const count = useNumber(1, { least: -LIMITS.adjustment, most: LIMITS.adjustment })
  const name = key.trim()
  const save = () => {
    if (name !== '')
      context.act({ name: 'adjust c-counters', cardIds: [...cards], key: name, count: count.value })
    onClose()
  }
  return (
    <TableSheet
      title={cards.length === 1 ? 'Add counter' : `Add counter to ${cards.length} cards`}
      onClose={onClose}
      onEnter={save}
      footer={(close) => <DialogFoot act="OK" onAct={save} onClose={close} />}
    >
      <Group gap={6}>
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            size="compact-sm"
            variant={preset === key ? 'light' : 'default'}
            aria-pressed={preset === key}
            onClick={() => setKey(preset)}
          >
            {preset}
          </Button>
        ))}
      </Group>
      <TextInput
        data-autofocus
        label="counter"
        value={key}
        maxLength={LIMITS.counterName}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <NumberField label="how many" {...count.field} />
    </TableSheet>
  )
}
