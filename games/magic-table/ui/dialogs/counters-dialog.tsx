import { Button, Group, TextInput } from '@mantine/core'
import { PlayerName } from '@parlour/ui-kit'
import { useState } from 'react'
import { LETHAL_COMMANDER_DAMAGE, PLAYER_COUNTER_PRESETS } from '../../rules/facts/formats'
import { LIMITS } from '../../rules/facts/limits'
import { useActing } from '../acting/use-acting'
import { MiniSteps, signed } from '../rail/steps'
import type { TablePlayer } from '../table/table'
import type { DialogProps } from './dialog-props'
import { DialogFoot } from './dialog-foot'
import styles from './dialogs.module.css'
import { TableSheet } from './table-sheet'

/** How many new counters can be named at once. */
const SLOTS = 10
const NEAR = 15

/** The counters of all players, and new ones for all of them. */
export function CountersDialog({ context, onClose }: DialogProps) {
  const [names, setNames] = useState<readonly string[]>(() => Array.from({ length: SLOTS }, () => ''))
  const { act } = useActing()
  const { players, view } = context.table
  const put = (at: number, name: string) => setNames(names.map((old, index) => (index === at ? name : old)))
  const save = () => {
    const wanted = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))]
    for (const key of wanted)
      for (const { name, counters } of players)
        if (counters[key] === undefined) act({ name: 'add counter player', playerName: name, key })
    onClose()
  }
  return (
    <TableSheet
      title="Player counters"
      size={620}
      onClose={onClose}
      footer={(close) => <DialogFoot act="OK" onAct={save} onClose={close} />}
    >
      <div className={styles.halves}>
        {players.map((player) => (
          <PlayerCounters key={player.name} player={player} />
        ))}
      </div>
      {view.format === 'Commander' ? <CommanderDamage players={players} /> : null}
      <section>
        <h3 className={styles.heading}>new counters, for all players</h3>
        <div className={styles.slots}>
          {names.map((name, index) => (
            <TextInput
              key={index}
              size="xs"
              aria-label={`New counter ${index + 1}`}
              maxLength={LIMITS.counterName}
              value={name}
              onChange={(event) => put(index, event.currentTarget.value)}
            />
          ))}
        </div>
        <Group gap={6} mt={6}>
          {PLAYER_COUNTER_PRESETS.map((preset) => (
            <Button
              key={preset}
              size="compact-sm"
              variant="default"
              onClick={() =>
                put(
                  Math.max(
                    0,
                    names.findIndex((name) => name === '' || name === preset),
                  ),
                  preset,
                )
              }
            >
              {preset}
            </Button>
          ))}
        </Group>
      </section>
    </TableSheet>
  )
}

function PlayerCounters({ player: { name, counters } }: { readonly player: TablePlayer }) {
  return (
    <table className={styles.counts}>
      <caption>
        <PlayerName name={name} />
      </caption>
      <tbody>
        {Object.entries(counters).map(([counter, value]) => (
          <tr key={counter}>
            <th scope="row">{counter}</th>
            {[-5, -1].map((amount) => (
              <Step key={amount} player={name} counter={counter} amount={amount} />
            ))}
            <td className={styles.value}>{value}</td>
            {[1, 5].map((amount) => (
              <Step key={amount} player={name} counter={counter} amount={amount} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface StepProps {
  readonly player: string
  readonly counter: string
  readonly amount: number
}

function Step({ player, counter, amount }: StepProps) {
  const { act, mayAct } = useActing()
  return (
    <td>
      <button
        type="button"
        className={styles.step}
        disabled={!mayAct}
        aria-label={`${player} ${counter} ${amount > 0 ? 'plus' : 'minus'} ${Math.abs(amount)}`}
        onClick={() => act({ name: 'adjust counter', playerName: player, counter, amount })}
      >
        {signed(amount)}
      </button>
    </td>
  )
}

function CommanderDamage({ players }: { readonly players: readonly TablePlayer[] }) {
  const { act } = useActing()
  return (
    <section>
      <h3 className={styles.heading}>
        Commander damage <small>{LETHAL_COMMANDER_DAMAGE} from one commander loses</small>
      </h3>
      <div className={styles.wide}>
        <table className={styles.damages}>
          <thead>
            <tr>
              <th scope="col">to</th>
              {players.map(({ name }) => (
                <th key={name} scope="col">
                  <PlayerName name={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map(({ name, commanderDamage }) => (
              <tr key={name}>
                <th scope="row">
                  <PlayerName name={name} />
                </th>
                {players.map(({ name: from }) => {
                  const amount = commanderDamage[from] ?? 0
                  if (from === name) return <td key={from} className={styles.own} />
                  return (
                    <td key={from} className={amount >= NEAR ? styles.near : undefined}>
                      <MiniSteps
                        label={`${name}, from ${from}’s commander,`}
                        value={amount}
                        onStep={(by) => act({ name: 'commander damage', playerName: name, from, amount: by })}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
