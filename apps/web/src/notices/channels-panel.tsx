import { Button } from '@mantine/core'
import { noticePushAdd } from '@parlour/protocol'
import { CallError, Panel, Strip, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChannelRow } from './channel-row'
import { HookForm } from './hook-form'
import { isThisBrowser } from './notice-words'
import { canBePushedTo, keepOwnChannelId, subscribe } from './subscribe'
import styles from './notice-account.module.css'
import { CHANNELS, type NoticeList } from './use-notice-list'

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
