import { Checkbox, NativeSelect, NumberInput } from '@mantine/core'
import {
  type BankRule,
  CLOCK_PRESETS,
  type ClockRule,
  EMPTY_BANK,
  type EmptyBank,
  type Json,
  MOST_BANK_MINUTES,
  MOST_REMINDER_HOURS,
  readClockRule,
} from '@parlour/kernel'
import { type LobbyFact, Panel } from '@parlour/ui-kit'
import { paceWords } from '../pace/pace-words'
import styles from './pace-panel.module.css'
import { TimeField } from './time-field'

type Preset = keyof typeof CLOCK_PRESETS

const PRESETS: readonly { readonly preset?: Preset; readonly name: string; readonly about: string }[] = [
  { name: 'No clock', about: 'Everybody answers when they can.' },
  { preset: 'reminder', name: 'Reminder', about: 'A second notice after some hours. Nothing else happens.' },
  { preset: 'live', name: 'Live', about: 'Everybody is there: half an hour each.' },
  { preset: 'daily', name: 'One move a day', about: 'A day for each answer.' },
  { preset: 'relaxed', name: 'Relaxed', about: 'Five days each, and free weekends.' },
]

const EMPTY_WORDS: Readonly<Record<EmptyBank, string>> = {
  nothing: 'nothing, it only shows',
  bot: 'a bot stands in',
}

/** Returns the pace in the options of a lobby; one that cannot be read counts as none. */
function ruleIn(options: Readonly<Record<string, Json | undefined>>): ClockRule | undefined {
  try {
    return readClockRule(options.clock)
  } catch {
    return undefined
  }
}

/** Returns the pace of a lobby for whoever only reads it. */
export const paceFacts = (options: Readonly<Record<string, Json | undefined>>): readonly LobbyFact[] => [
  { name: 'Pace', value: paceWords(ruleIn(options)).join(' ') },
]

/** Returns the preset whose bank and gain a pace has, whatever else it has; 'own' where none has. */
function presetOf(rule: ClockRule | undefined): Preset | 'own' | undefined {
  if (rule === undefined) return undefined
  if (rule.kind === 'reminder') return 'reminder'
  const { bank, gain } = rule
  const same = (['live', 'daily', 'relaxed'] as const).find(
    (name) => CLOCK_PRESETS[name].bank === bank && CLOCK_PRESETS[name].gain === gain,
  )
  return same ?? 'own'
}

interface PacePanelProps {
  readonly options: Readonly<Record<string, Json | undefined>>
  readonly set: (change: Readonly<Record<string, Json>>) => void
  /** Whether the game has a bot that could stand in. */
  readonly hasBots: boolean
}

/** How fast a game is to be played (rules: hub 12). */
export function PacePanel({ options, set, hasBots }: PacePanelProps) {
  const rule = ruleIn(options)
  const current = presetOf(rule)
  const choose = (clock: ClockRule | undefined) => set({ clock: clock === undefined ? null : { ...clock } })
  return (
    <Panel title="Pace">
      <div className={styles.pace}>
        <fieldset>
          <legend className="visually-hidden">Pace</legend>
          <div className={styles.tiles}>
            {PRESETS.map(({ preset, name, about }) => (
              <label key={name} className={styles.tile}>
                <input
                  type="radio"
                  name="pace"
                  aria-label={name}
                  checked={current === preset}
                  onChange={() => choose(preset === undefined ? undefined : CLOCK_PRESETS[preset])}
                />
                <strong>{name}</strong>
                <span>{about}</span>
              </label>
            ))}
            {current === 'own' && (
              <label className={styles.tile}>
                <input type="radio" name="pace" aria-label="Your own" checked readOnly />
                <strong>Your own</strong>
                <span>With the times below.</span>
              </label>
            )}
          </div>
        </fieldset>
        {rule?.kind === 'reminder' && (
          <NumberInput
            className={styles.hours}
            label="Reminder after"
            suffix=" h"
            value={rule.hours}
            min={1}
            max={MOST_REMINDER_HOURS}
            allowDecimal={false}
            clampBehavior="blur"
            onChange={(hours) => {
              if (typeof hours === 'number' && hours >= 1 && hours <= MOST_REMINDER_HOURS)
                choose({ kind: 'reminder', hours })
            }}
          />
        )}
        {rule?.kind === 'bank' && <BankFields rule={rule} choose={choose} hasBots={hasBots} />}
        <p className={styles.words} role="status">
          {paceWords(rule).join(' ')}
        </p>
      </div>
    </Panel>
  )
}

interface BankFieldsProps extends Pick<PacePanelProps, 'hasBots'> {
  readonly rule: BankRule
  readonly choose: (rule: ClockRule) => void
}

function BankFields({ rule, choose, hasBots }: BankFieldsProps) {
  return (
    <div className={styles.bank}>
      <TimeField
        label="Each has"
        minutes={rule.bank}
        least={1}
        most={MOST_BANK_MINUTES}
        set={(bank) => choose({ ...rule, bank })}
      />
      <TimeField
        label="plus, an answer"
        minutes={rule.gain}
        least={0}
        most={MOST_BANK_MINUTES}
        set={(gain) => choose({ ...rule, gain })}
      />
      {hasBots && (
        <NativeSelect
          label="When a bank is empty"
          value={rule.empty}
          data={EMPTY_BANK.map((value) => ({ value, label: EMPTY_WORDS[value] }))}
          onChange={(event) => {
            const empty = EMPTY_BANK.find((one) => one === event.currentTarget.value)
            if (empty !== undefined) choose({ ...rule, empty })
          }}
        />
      )}
      <Checkbox
        className={styles.weekends}
        label="Weekends are free"
        checked={rule.weekendsOff}
        onChange={(event) => choose({ ...rule, weekendsOff: event.currentTarget.checked })}
      />
    </div>
  )
}
