import { Button } from '@mantine/core'
import { noticeChannelRemove, noticeChannelTest, type WireNoticeChannel } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { useState } from 'react'
import { sendQuietly } from '../api/send'
import { ArrivalHints, ArrivalQuestion } from './arrival-question'
import styles from './notice-account.module.css'
import { channelName, channelPlace } from './notice-words'
import { type NoticeList, useNoticeChange } from './use-notice-list'

interface ChannelRowProps {
  readonly channel: WireNoticeChannel
  readonly list: NoticeList
  readonly reload: () => Promise<void>
}

interface TestOutcome {
  readonly message: string | undefined
  /** The service of the channel took it. */
  readonly isTaken: boolean
}

/** One place with its state, and what came of a test beside the button. */
export function ChannelRow({ channel, list, reload }: ChannelRowProps) {
  const change = useNoticeChange(list)
  const [outcome, setOutcome] = useState<TestOutcome>()
  const [arrived, setArrived] = useState<boolean>()
  const [isTesting, setTesting] = useState(false)
  const name = channelName(channel)
  const test = async () => {
    setTesting(true)
    setOutcome(undefined)
    setArrived(undefined)
    try {
      const { message } = await sendQuietly(noticeChannelTest, { id: channel._id })
      setOutcome({ message, isTaken: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setOutcome({ message: error.message, isTaken: false })
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
        <div role="status">
          {outcome?.message}{' '}
          {outcome?.isTaken === true && (
            <ArrivalQuestion kind={channel.kind} arrived={arrived} answer={setArrived} />
          )}
        </div>
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
      {arrived === false && <ArrivalHints channel={channel} />}
    </li>
  )
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function stateOf({ deliveredAt, failed, isPaused, isUnconfirmed }: WireNoticeChannel): string {
  if (isUnconfirmed === true) return 'Waiting for the link in the mail to be opened.'
  if (isPaused && failed !== undefined)
    return `Paused after three failures: ${failed.why}. Send a test to switch it on again.`
  if (failed !== undefined) return `Failed ${moment.format(failed.at)}: ${failed.why}.`
  return deliveredAt === undefined
    ? 'Nothing sent yet. Send a test to see whether it arrives.'
    : `Last delivered ${moment.format(deliveredAt)}.`
}
