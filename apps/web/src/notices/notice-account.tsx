import { Button, Menu } from '@mantine/core'
import { Icon, Strip } from '@parlour/ui-kit'
import { useNow } from '../time/use-now'
import { ChannelsPanel } from './channels-panel'
import { KindsPanel } from './kinds-panel'
import { whatHappens } from './notice-words'
import styles from './notice-account.module.css'
import { OwnGamesPanel } from './own-games-panel'
import { QuietPanel, useSettingsChange } from './quiet-panel'
import { SentPanel } from './sent-panel'
import { type NoticeList, useNoticeList } from './use-notice-list'

/** Where, of what and when the viewer is told outside of Parlour. */
export function NoticeAccount() {
  const { list, isError, refetch } = useNoticeList()
  return (
    <section className={styles.notices} aria-labelledby="notices">
      <h2 id="notices" className={styles.title}>
        Notices
      </h2>
      {isError && (
        <Strip tone="danger">
          Your notices could not be loaded. What you have set still applies.{' '}
          <Button onClick={() => void refetch()}>try again</Button>
        </Strip>
      )}
      {list !== undefined && (
        <>
          <WhatHappens list={list} />
          <ChannelsPanel list={list} />
          {list.channels.length > 0 && <KindsPanel list={list} />}
          {list.channels.length > 0 && (
            <div className={styles.half}>
              <QuietPanel list={list} />
              <OwnGamesPanel list={list} />
            </div>
          )}
          <SentPanel />
        </>
      )}
    </section>
  )
}

const HOUR = 60 * 60 * 1000
const QUIET_TIMES: readonly { readonly words: string; readonly until: (now: number) => number }[] = [
  {
    words: 'until tomorrow, 8:00',
    until: (now) => new Date(now).setHours(32, 0, 0, 0),
  },
  { words: 'for three days', until: (now) => now + 72 * HOUR },
  // Farther than any game goes on, and still a date.
  { words: 'until I say so', until: (now) => now + 10 * 365 * 24 * HOUR },
]

/** What will happen, read from what is set, and a way to be left alone for a while. */
function WhatHappens({ list }: { readonly list: NoticeList }) {
  const now = useNow()
  const change = useSettingsChange(list)
  const { channels, settings } = list
  const isSilent = settings.silentUntil !== null && settings.silentUntil > now
  return (
    <div className={styles.happens}>
      <p>{whatHappens(channels, settings, now).join(' ')}</p>
      {isSilent && (
        <Button variant="filled" onClick={() => change({ silentUntil: null })}>
          ring again now
        </Button>
      )}
      {!isSilent && channels.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button rightSection={<Icon name="down" size={14} />}>quiet for a while</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {QUIET_TIMES.map(({ words, until }) => (
              <Menu.Item key={words} onClick={() => change({ silentUntil: until(Date.now()) })}>
                {words}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
