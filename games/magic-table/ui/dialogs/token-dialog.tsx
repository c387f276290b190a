import { Button, Checkbox, Group } from '@mantine/core'
import { NumberField } from '@parlour/ui-kit'
import { type ReactNode, useState } from 'react'
import { LIMITS } from '../../rules/facts/limits'
import { holdsTokens, zoneId } from '../../rules/facts/zones'
import type { ZoneDialogProps } from './dialog-props'
import { DialogFoot } from './dialog-foot'
import styles from './dialogs.module.css'
import { BLANK_TOKEN, type TokenDesign, tokenLabel, tokenWords } from './token-design'
import { TokenFields } from './token-fields'
import { keyOf, tokensMade } from './tokens-made'
import { tokenAction, tokensThere } from './token-actions'
import { useNumber } from './use-number'
import { useTokenCards } from './use-token-cards'
import { ZoneSelect } from './zone-select'
import { TableSheet } from './table-sheet'

/**
 * Makes tokens. One press makes what the viewer's cards make, or one more of those that are there; any other
 * is described.
 */
export function TokenDialog({ zone, context, onClose }: ZoneDialogProps) {
  const { table } = context
  const [typed, setTyped] = useState(BLANK_TOKEN)
  const [target, setTarget] = useState(holdsTokens(zone.name) ? zone.id : zoneId(zone.player, 'creatures'))
  const [morph, setMorph] = useState(false)
  const count = useNumber(1, { most: LIMITS.copies })
  const made = tokensMade(table)
  const cards = useTokenCards(made)
  const make = (token: TokenDesign) => {
    if (token.name.trim() === '') return
    context.act(
      tokenAction(token, { card: cards.get(keyOf(token)), count: count.value, zoneId: target, morph }),
    )
    onClose()
  }
  const more = (card: string) => {
    context.act({ name: 'clone', cardId: card, zoneId: target, count: count.value })
    onClose()
  }
  const set = (fields: Partial<TokenDesign>) => setTyped({ ...typed, ...fields })
  return (
    <TableSheet
      title="Make token"
      size={620}
      onClose={onClose}
      onEnter={() => make(typed)}
      footer={(close) => (
        <DialogFoot
          act="make token"
          why={typed.name.trim() === '' ? 'Name the token first.' : undefined}
          onAct={() => make(typed)}
          onClose={close}
        />
      )}
    >
      <div className={styles.line}>
        <NumberField label="count" {...count.field} />
        <ZoneSelect table={table} value={target} onZone={setTarget} />
      </div>
      <TokenChoices title="Made by your cards: one press makes it">
        {made.map((token) => (
          <TokenButton
            key={keyOf(token)}
            token={token}
            title={`by ${token.by}${cards.has(keyOf(token)) ? ', with its picture' : ''}`}
            onPress={() => make(token)}
          />
        ))}
      </TokenChoices>
      <TokenChoices title="On the table: one press makes one more">
        {tokensThere(table).map(({ id, token }) => (
          <TokenButton
            key={id}
            token={token}
            onPress={() => (token.annotation === '' ? more(id) : make(token))}
          />
        ))}
      </TokenChoices>
      <h3 className={styles.heading}>Any other</h3>
      <TokenFields token={typed} onChange={set} />
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
  readonly children: readonly ReactNode[]
}

function TokenChoices({ title, children }: TokenChoicesProps) {
  if (children.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <Group gap={6} mt={6}>
        {children}
      </Group>
    </section>
  )
}

interface TokenButtonProps {
  readonly token: TokenDesign
  readonly title?: string
  readonly onPress: () => void
}

const TokenButton = ({ token, title, onPress }: TokenButtonProps) => (
  <Button size="compact-sm" variant="default" maw="100%" title={title} onClick={onPress}>
    {tokenLabel(token)} <small className={styles.tokenWords}>{tokenWords(token)}</small>
  </Button>
)
