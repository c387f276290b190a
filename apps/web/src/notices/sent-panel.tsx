import { Button } from '@mantine/core'
import { noticesSent, type WireSentNotice } from '@parlour/protocol'
import { Panel, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exactTime, gameAgo } from '../time/age'
import { useNow } from '../time/use-now'
import { channelName, channelPlace } from './notice-words'
import styles from './sent-panel.module.css'
import { CHANNELS } from './use-notice-list'

/** As many messages are shown before the rest is asked for. */
const FIRST = 8

/** What was lately sent to the viewer outside of Parlour: when, what, by which way, and what came of it. */
export function SentPanel() {
  const send = useSend()
  // Below the key of the channels: it is read again whenever those are, such as after a test.
  const { data, isError } = useQuery({
    queryKey: [...CHANNELS, 'sent'],
    queryFn: () => send(noticesSent, {}),
  })
  const [isWhole, setWhole] = useState(false)
  const now = useNow()
  const sent = data?.sent ?? []
  return (
    <Panel title="Sent lately" flush>
      {isError && <p className={styles.none}>The list could not be loaded. Open this page again.</p>}
      {data !== undefined && sent.length === 0 && (
        <p className={styles.none}>Nothing was sent in the last 14 days.</p>
      )}
      <ol className={styles.sent} aria-label="Sent lately">
        {sent.slice(0, isWhole ? sent.length : FIRST).map((one) => (
          <li key={one._id}>
            <time dateTime={new Date(one.at).toISOString()} title={exactTime(one.at)}>
              {gameAgo(now - one.at)}
            </time>
            <span>{one.title}</span>
            <span className={styles.way}>
              <DeliveryWords sent={one} /> {channelName(one.channel)}, {channelPlace(one.channel)}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        Kept for 14 days, for you alone.
        {sent.length > FIRST && (
          <Button size="compact-sm" variant="subtle" onClick={() => setWhole(!isWhole)}>
            {isWhole ? `show the last ${FIRST}` : `show all ${sent.length}`}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** Whether a message went out, and why not; its way follows. */
function DeliveryWords({ sent: { delivery, why } }: { readonly sent: WireSentNotice }) {
  if (delivery === 'sent') return <>sent by</>
  const words = delivery === 'trying' ? 'not sent yet, is tried again' : 'not sent'
  return (
    <>
      <span data-failed>{[words, why].filter(Boolean).join(': ')}.</span> Way:
    </>
  )
}
