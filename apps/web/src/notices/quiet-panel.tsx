import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { NOTICE_DELAYS, type NoticeSettings, noticeSettingsSet, type SentBodyOf } from '@parlour/protocol'
import { Panel } from '@parlour/ui-kit'
import { clockOf, minuteOf } from './notice-words'
import styles from './notice-account.module.css'
import { type NoticeList, useNoticeChange } from './use-notice-list'

const USUAL_NIGHT = { from: 22 * 60 + 30, to: 7 * 60 + 30 }
const DAY = 24 * 60

/** Returns what stores other settings. */
export function useSettingsChange(list: NoticeList) {
  const change = useNoticeChange({ ...list, isFirst: false })
  return (other: Partial<NoticeSettings>) => {
    const settings = { ...list.settings, ...other }
    // The fields of the form offer no other delays.
    const body = settings as SentBodyOf<typeof noticeSettingsSet>
    void change(noticeSettingsSet, body, (before) => ({ ...before, settings }))
  }
}

/** From when to when nothing comes, in which time zone, and when the rest comes. */
export function QuietPanel({ list }: { readonly list: NoticeList }) {
  const { settings } = list
  const { quiet, zone, dailyAt, later } = settings
  const change = useSettingsChange(list)
  const night = quiet ?? USUAL_NIGHT
  return (
    <Panel
      title="Quiet hours"
      end={
        <Checkbox
          aria-label="Quiet hours on"
          checked={quiet !== null}
          onChange={(event) => change({ quiet: event.currentTarget.checked ? USUAL_NIGHT : null })}
        />
      }
    >
      <div className={styles.fields}>
        <Clock
          label="from"
          isOff={quiet === null}
          minute={night.from}
          set={(from) => change({ quiet: { ...night, from } })}
        />
        <Clock
          label="to"
          isOff={quiet === null}
          minute={night.to}
          set={(to) => change({ quiet: { ...night, to } })}
        />
        <Day quiet={quiet} />
        <NativeSelect
          className={styles.row}
          label="Time zone"
          value={zone}
          data={zonesWith(zone)}
          onChange={(event) => change({ zone: event.currentTarget.value })}
        />
        <Clock label="Daily at" minute={dailyAt} set={(minute) => change({ dailyAt: minute })} />
        <NativeSelect
          label="Time to answer"
          value={String(later)}
          data={NOTICE_DELAYS.map((delay) => ({ value: String(delay), label: `${delay} min` }))}
          onChange={(event) => change({ later: Number(event.currentTarget.value) })}
        />
        <p className={styles.row}>
          <span className={styles.hint}>Notices from quiet hours arrive at their end, as one.</span>
        </p>
      </div>
    </Panel>
  )
}

const zonesWith = (zone: string): string[] => [
  ...new Set([zone, ...Intl.supportedValuesOf('timeZone'), 'UTC']),
]

interface ClockProps {
  readonly label: string
  readonly isOff?: boolean
  readonly minute: number
  readonly set: (minute: number) => void
}

/** A time of the day; stored once it is left, as a clock that is being typed is another one at each key. */
function Clock({ label, isOff = false, minute, set }: ClockProps) {
  return (
    <TextInput
      // Anew where the stored time is another.
      key={minute}
      type="time"
      label={label}
      disabled={isOff}
      defaultValue={clockOf(minute)}
      onBlur={(event) => {
        const typed = minuteOf(event.currentTarget.value)
        if (typed !== undefined && typed !== minute) set(typed)
      }}
    />
  )
}

/** The day as a line on which the quiet hours lie. */
function Day({ quiet }: Pick<NoticeSettings, 'quiet'>) {
  const parts: readonly (readonly [number, number])[] =
    quiet === null
      ? []
      : quiet.from <= quiet.to
        ? [[quiet.from, quiet.to]]
        : [
            [0, quiet.to],
            [quiet.from, DAY],
          ]
  const share = (minute: number) => `${(minute / DAY) * 100}%`
  return (
    <div className={styles.day} aria-hidden="true">
      {parts.map(([from, to]) => (
        <i key={from} style={{ left: share(from), width: share(to - from) }} />
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </div>
  )
}
