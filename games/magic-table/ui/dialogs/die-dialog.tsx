import { Button } from '@mantine/core'
import { NumberField, PlayerName } from '@parlour/ui-kit'
import { LIMITS } from '../../rules/facts/limits'
import { useActing } from '../acting/use-acting'
import type { DialogProps } from './dialog-props'
import styles from './dialogs.module.css'
import { useNumber } from './use-number'
import { TableSheet } from './table-sheet'

const COIN = 2
const DICE = [COIN, 4, 6, 8, 10, 12, 20, 100] as const

/** Rolls a die of any number of faces; two make a coin. */
export function DieDialog({ context, onClose }: DialogProps) {
  const faces = useNumber(COIN, { most: LIMITS.faces })
  const { act } = useActing()
  const rolled = context.table.view.news.items.find((item) => item.kind === 'rolled')
  const roll = () => act({ name: 'roll die', faces: faces.value })
  return (
    <TableSheet
      title="Roll a die"
      onClose={onClose}
      onEnter={roll}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            close
          </Button>
          <Button variant="default" onClick={() => act({ name: 'who starts' })}>
            who starts?
          </Button>
          <Button data-autofocus variant="filled" onClick={roll}>
            roll
          </Button>
        </>
      )}
    >
      <div className={styles.dice}>
        {DICE.map((die) => (
          <Button
            key={die}
            variant={die === faces.value ? 'light' : 'default'}
            aria-pressed={die === faces.value}
            onClick={() => faces.field.save(die)}
          >
            {die === COIN ? 'coin' : `d${die}`}
          </Button>
        ))}
      </div>
      <NumberField label="faces" {...faces.field} />
      {rolled === undefined ? null : (
        <div className={styles.rolled} role="status">
          <span className={styles.face} aria-hidden="true">
            {shortResult(rolled)}
          </span>
          <div>
            <strong>{result(rolled)}</strong>
            <p className={styles.hint}>
              <PlayerName name={rolled.by} />, {rolled.faces === COIN ? 'coin' : `d${rolled.faces}`}. Rolls
              are never undone.
            </p>
          </div>
        </div>
      )}
    </TableSheet>
  )
}

interface DieRoll {
  readonly faces: number
  readonly result: number
}

const result = ({ faces, result: rolled }: DieRoll) =>
  faces === COIN ? (rolled === 1 ? 'heads' : 'tails') : String(rolled)
const shortResult = ({ faces, result: rolled }: DieRoll) =>
  faces === COIN ? (rolled === 1 ? 'H' : 'T') : String(rolled)
