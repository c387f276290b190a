import { Button } from '@mantine/core'
import {
  noticeChannelRemove,
  noticeChannelTest,
  noticePushAdd,
  type WireNoticeChannel,
} from '@parlour/protocol'
import { CallError, Panel, Strip, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendQuietly } from '../api/send'
import { HookForm } from './hook-form'
import { channelName, channelPlace, isThisBrowser } from './notice-words'
import { canBePushedTo, keepOwnChannelId, subscribe } from './subscribe'
import styles from './notice-account.module.css'
import { CHANNELS, type NoticeList, useNoticeChange } from './use-notice-list'

/** Where the viewer is told outside of Parlour: a list, and a form for another place. */
export function ChannelsPanel({ list }: { readonly list: NoticeList }) {
  const { channels, sends, hasMail, pushKey } = list
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: CHANNELS })
  const [isAdding, setAdding] = useState(false)
  const isOpen = isAdding || channels.length === 0
  return (
    <Panel
      title="Where"
      flush
      end={
        channels.length > 0 && (
          <Button aria-expanded={isOpen} onClick={() => setAdding(!isAdding)}>
            add
          </Button>
        )
      }
    >
      {!sends && <Strip tone="quiet">This hub sends no messages: it does not run in production.</Strip>}
      <ul className={styles.list}>
        {channels.map((channel) => (
          <ChannelRow key={channel._id} channel={channel} list={list} reload={reload} />
        ))}
      </ul>
      {canBePushedTo() && !channels.some(isThisBrowser) && <ThisBrowser pushKey={pushKey} added={reload} />}
      {isOpen && (
        <div className={styles.adding}>
          <HookForm
            hasMail={hasMail}
            added={async () => {
              setAdding(false)
              await reload()
            }}
          />
        </div>
      )}
    </Panel>
  )
}

/** Makes this browser a channel. It is asked only now. */
function ThisBrowser({ pushKey, added }: { readonly pushKey: string; readonly added: () => Promise<void> }) {
  const send = useSend()
  const [outcome, setOutcome] = useState<string>()
  const switchOn = async () => {
    const subscription = await subscribe(pushKey)
    if (subscription === undefined)
      return setOutcome('This browser blocks notices. Allow them in its settings.')
    keepOwnChannelId((await send(noticePushAdd, subscription)).channelId)
    await added()
  }
  const failed = (error: unknown) => {
    console.error('push', error)
    // The call shows its own failure.
    if (!(error instanceof CallError)) setOutcome('This browser could not reach its push service.')
  }
  return (
    <div className={styles.browser}>
      <Button onClick={() => void switchOn().catch(failed)}>send notices to this browser</Button>
      <span className={styles.hint} role="status">
        {outcome ?? 'They arrive even while Parlour is closed.'}
      </span>
    </div>
  )
}

interface ChannelRowProps {
  readonly channel: WireNoticeChannel
  readonly list: NoticeList
  readonly reload: () => Promise<void>
}

/** One place with its state, and what came of a test beside the button. */
function ChannelRow({ channel, list, reload }: ChannelRowProps) {
  const change = useNoticeChange(list)
  const [outcome, setOutcome] = useState<string>()
  const [isTesting, setTesting] = useState(false)
  const name = channelName(channel)
  const test = async () => {
    setTesting(true)
    try {
      setOutcome((await sendQuietly(noticeChannelTest, { id: channel._id })).message)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setOutcome(error.message)
    } finally {
      setTesting(false)
      await reload()
    }
  }
  return (
    <li className={styles.channel}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.hint}>{channelPlace(channel)}</span>
      </div>
      <div className={styles.state}>
        <span data-failed={channel.failed !== undefined || undefined}>{stateOf(channel)}</span>
        <span role="status">{outcome}</span>
      </div>
      <div className={styles.acts}>
        {channel.isUnconfirmed !== true && (
          <Button
            aria-label={`send a test to ${name}, ${channel.host}`}
            loading={isTesting}
            onClick={() => void test()}
          >
            send a test
          </Button>
        )}
        <Button
          aria-label={`remove ${name}, ${channel.host}`}
          onClick={() => void change(noticeChannelRemove, { id: channel._id })}
        >
          remove
        </Button>
      </div>
    </li>
  )
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function stateOf({ deliveredAt, failed, isPaused, isUnconfirmed }: WireNoticeChannel): string {
  if (isUnconfirmed === true) return 'Waiting for the link in the mail to be opened.'
  if (isPaused && failed !== undefined)
    return `Paused after three failures: ${failed.why}. Send a test to switch it on again.`
  if (failed !== undefined) return `Failed ${moment.format(failed.at)}: ${failed.why}.`
  return deliveredAt === undefined ? 'Nothing sent yet.' : `Last delivered ${moment.format(deliveredAt)}.`
}
