import { NativeSelect, NumberInput } from '@mantine/core'
import { useState } from 'react'
import styles from './pace-panel.module.css'

const UNITS = [
  { name: 'days', minutes: 24 * 60 },
  { name: 'hours', minutes: 60 },
  { name: 'minutes', minutes: 1 },
] as const
type Unit = (typeof UNITS)[number]

/** The largest unit of which a time has whole ones; of no time at all, hours. */
const unitOf = (minutes: number): Unit =>
  (minutes === 0 ? UNITS[1] : UNITS.find((unit) => minutes % unit.minutes === 0)) ?? UNITS[2]

interface TimeFieldProps {
  readonly label: string
  readonly minutes: number
  readonly least: number
  readonly most: number
  readonly set: (minutes: number) => void
}

/** A time as a number and its unit. */
export function TimeField({ label, minutes, least, most, set }: TimeFieldProps) {
  const [chosen, setChosen] = useState<Unit>()
  const unit = chosen !== undefined && minutes % chosen.minutes === 0 ? chosen : unitOf(minutes)
  const count = minutes / unit.minutes
  const change = (wanted: number) => {
    if (Number.isInteger(wanted) && wanted >= least && wanted <= most) set(wanted)
  }
  return (
    <div className={styles.time}>
      <NumberInput
        label={label}
        value={count}
        min={Math.ceil(least / unit.minutes)}
        max={Math.floor(most / unit.minutes)}
        allowDecimal={false}
        clampBehavior="blur"
        onChange={(typed) => {
          if (typeof typed === 'number') change(typed * unit.minutes)
        }}
      />
      <NativeSelect
        aria-label={`${label}, unit`}
        value={unit.name}
        data={UNITS.map(({ name }) => name)}
        onChange={(event) => {
          const wanted = UNITS.find(({ name }) => name === event.currentTarget.value)
          if (wanted === undefined) return
          setChosen(wanted)
          change(Math.min(most, count * wanted.minutes))
        }}
      />
    </div>
  )
}
