import { Tabs } from '@mantine/core'
import type { Pick, Request } from '@parlour/kernel'
import type { ReactNode } from 'react'
import { PlayerName } from '../seats/player-name'
import { RequestPane } from '../answering/request-pane'
import styles from './waiting-panel.module.css'

export interface WaitingPanelProps {
  /** In seat order. */
  readonly players: readonly string[]
  /** Names of those who are asked something. */
  readonly waiting: readonly string[]
  readonly viewer: string
  /** The viewer's own pending requests. */
  readonly requests: readonly Request[]
  readonly saving: boolean
  readonly answer: (request: Request, selection: readonly Pick[]) => Promise<void>
  /** In place of the panes in the viewer's tab, where the screen asks elsewhere. */
  readonly own?: ReactNode
}

/**
 * Who is asked something: a tab per player, the viewer's first, an asterisk where an action is waiting. The
 * viewer's own tab answers; what another player is asked stays with that player.
 */
export function WaitingPanel({ players, waiting, viewer, own, ...asked }: WaitingPanelProps) {
  const order = [...players.filter((name) => name === viewer), ...players.filter((name) => name !== viewer)]
  return (
    <Tabs defaultValue="0" className={styles.panel}>
      <Tabs.List aria-label="Actions waiting">
        {order.map((name, index) => (
          // The value becomes part of an id, in which a name's blanks may not be.
          <Tabs.Tab key={name} value={String(index)}>
            <span className={styles.tab}>
              <span className={styles.name} title={name}>
                <PlayerName name={name} />
              </span>
              <span className={styles.mark}>
                {waiting.includes(name) ? <span title="has an action waiting"> *</span> : null}
              </span>
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {order.map((name, index) => (
        <Tabs.Panel key={name} value={String(index)} className={styles.body}>
          {name === viewer ? (
            (own ?? <Own viewer={viewer} {...asked} />)
          ) : (
            <p className={styles.none}>
              {waiting.includes(name)
                ? `An action is waiting for ${name}.`
                : `No actions waiting for ${name}.`}
            </p>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function Own({ requests, viewer, saving, answer }: OwnProps) {
  if (requests.length === 0) return <p className={styles.none}>No actions waiting for you right now.</p>
  return requests.map((request) => (
    <RequestPane key={request.id} request={request} owner={viewer} saving={saving} answer={answer} />
  ))
}

type OwnProps = Omit<WaitingPanelProps, 'players' | 'waiting' | 'own'>
