import { NOTICE_KINDS, NOTICE_SOON, noticeChoose, type WireNoticeChannel } from '@parlour/protocol'
import { Icon, Panel } from '@parlour/ui-kit'
import { channelName, clockOf, KIND_WORDS, soonWords } from './notice-words'
import styles from './notice-account.module.css'
import { type NoticeList, useNoticeChange } from './use-notice-list'

/** What comes to which channel, and how soon: a choice of four for each. */
export function KindsPanel({ list }: { readonly list: NoticeList }) {
  const { channels, settings } = list
  const change = useNoticeChange(list)
  const legend = `● at once · ◐ after ${settings.later} min, if I have not answered · ○ daily at ${clockOf(settings.dailyAt)}`
  return (
    <Panel title="What, and how soon" flush>
      <table className={styles.kinds}>
        <thead>
          <tr>
            <th scope="col">what</th>
            {channels.map((channel) => (
              <th key={channel._id} scope="col" data-failed={channel.isPaused || undefined}>
                {headOf(channel)}
                {channel.isPaused && <Icon name="warn" size={14} label="paused" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTICE_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {KIND_WORDS[kind].name}
                {KIND_WORDS[kind].note !== undefined && <small>{KIND_WORDS[kind].note}</small>}
              </th>
              {channels.map((channel) => (
                <td key={channel._id} data-label={headOf(channel)}>
                  <select
                    className={styles.soon}
                    data-soon={channel.choices[kind]}
                    aria-label={`${KIND_WORDS[kind].name}, ${headOf(channel)}`}
                    value={channel.choices[kind]}
                    onChange={(event) => {
                      const soon = NOTICE_SOON.find((one) => one === event.currentTarget.value)
                      if (soon !== undefined)
                        void change(noticeChoose, { id: channel._id, kind, soon }, (before) => ({
                          ...before,
                          channels: before.channels.map((one) =>
                            one._id === channel._id
                              ? { ...one, choices: { ...one.choices, [kind]: soon } }
                              : one,
                          ),
                        }))
                    }}
                  >
                    {NOTICE_SOON.map((soon) => (
                      <option key={soon} value={soon}>
                        {soonWords(soon, settings)}
                      </option>
                    ))}
                  </select>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>{legend}</p>
    </Panel>
  )
}

const headOf = (channel: WireNoticeChannel): string =>
  channel.kind === 'push' && channel.target !== undefined && channelName(channel) === 'Browser'
    ? channel.target
    : channelName(channel)
