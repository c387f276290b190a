import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import { NumberField } from '@parlour/ui-kit'
import { useState } from 'react'
import { LIMITS } from '../../rules/facts/limits'
import { holdsTokens, zoneId } from '../../rules/facts/zones'
import { labelOf } from '../card/card-facts'
import type { Table } from '../table/table'
import type { ZoneDialogProps } from './dialog-props'
import { DialogFoot } from './dialog-foot'
import styles from './dialogs.module.css'
import { tokensMade } from './tokens-made'
import { useNumber } from './use-number'
import { ZoneSelect } from './zone-select'
import { TableSheet } from './table-sheet'

/** Makes tokens: first what the viewer's cards make, then those that are there already, then any other. */
export function TokenDialog({ zone, context, onClose }: ZoneDialogProps) {
  const { table } = context
  const [name, setName] = useState('')
  const [annotation, setAnnotation] = useState('')
  const [target, setTarget] = useState(holdsTokens(zone.name) ? zone.id : zoneId(zone.player, 'creatures'))
  const [morph, setMorph] = useState(false)
  const count = useNumber(1, { most: LIMITS.copies })
  const made = tokensMade(table)
  const take = (token: { readonly name: string; readonly annotation: string }) => {
    setName(token.name)
    setAnnotation(token.annotation)
  }
  const isNamed = name.trim() !== ''
  const make = () => {
    if (!isNamed) return
    context.act({
      name: 'create token',
      data: { name, annotation, count: count.value, zoneId: target, morph },
    })
    onClose()
  }
  return (
    <TableSheet
      title="Make token"
      size={620}
      onClose={onClose}
      onEnter={make}
      footer={(close) => (
        <DialogFoot
          act="make token"
          why={isNamed ? undefined : 'Name the token first.'}
          onAct={make}
          onClose={close}
        />
      )}
    >
      <TokenChoices title="Made by your cards" tokens={made} onTake={take} />
      <TokenChoices title="On the table" tokens={tokensThere(table)} onTake={take} />
      <div className={styles.line}>
        <TextInput
          data-autofocus
          label="name"
          value={name}
          maxLength={LIMITS.tokenName}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label="annotation"
          value={annotation}
          maxLength={LIMITS.annotation}
          onChange={(event) => setAnnotation(event.currentTarget.value)}
        />
      </div>
      <div className={styles.line}>
        <NumberField label="count" {...count.field} />
        <ZoneSelect table={table} value={target} onZone={setTarget} />
      </div>
      <Checkbox
        label="morph (face down)"
        checked={morph}
        onChange={(event) => setMorph(event.currentTarget.checked)}
      />
    </TableSheet>
  )
}

interface TokenChoicesProps {
  readonly title: string
  readonly tokens: readonly { readonly name: string; readonly annotation: string; readonly by?: string }[]
  readonly onTake: (token: { readonly name: string; readonly annotation: string }) => void
}

function TokenChoices({ title, tokens, onTake }: TokenChoicesProps) {
  if (tokens.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <Group gap={6} mt={6}>
        {tokens.map((token) => (
          <Button
            key={`${token.name} ${token.annotation}`}
            size="compact-sm"
            variant="default"
            maw="100%"
            title={token.by === undefined ? undefined : `by ${token.by}`}
            onClick={() => onTake(token)}
          >
            {token.name} {token.annotation}
          </Button>
        ))}
      </Group>
    </section>
  )
}

/** The tokens on the table, each once. */
function tokensThere({ places }: Table) {
  const tokens = [...places.values()].filter(
    ({ card }) => card.token && !card.isEffect && card.card !== undefined,
  )
  const known = tokens.map(({ card }) => ({ name: labelOf(card), annotation: card.annotation }))
  return [...new Map(known.map((token) => [`${token.name} ${token.annotation}`, token])).values()]
}
