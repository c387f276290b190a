import { Button, Modal } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { GameScreenProps } from '../game-screen'
import { FocusBack } from '../dialog/use-focus-back'
import { ReplayButton } from '../flights/replay-button'
import styles from './game-log.module.css'
import { LogGroupView } from './log-group-view'
import { keyOfGroup, logGroups, logStream, newLines } from './log-stream'
import type { CardInLog } from './log-text'

interface SinceLastTurnProps extends Pick<GameScreenProps, 'game' | 'viewer' | 'deleteChat'> {
  /** How the game draws a card in a line. */
  readonly card: CardInLog
  /** What the button says where there is little room. */
  readonly label?: string
}

/**
 * A button with what happened since the viewer's last answer, as the log tells it; nothing when nothing
 * happened.
 */
export function SinceLastTurn(props: SinceLastTurnProps) {
  const { viewer, deleteChat, card, label = 'since your last turn' } = props
  const { log, chat } = props.game
  const lines = useMemo(
    () => (viewer.seated ? newLines({ log, chat, reader: viewer.name }) : []),
    [log, chat, viewer.seated, viewer.name],
  )
  const [isOpen, open] = useState(false)
  if (lines.length === 0) return null
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => open(true)}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={() => open(false)} title="Since your last turn" size="lg">
        <FocusBack />
        <ReplayButton game={props.game} viewer={viewer} onPlay={() => open(false)} />
        <div className={styles.recent}>
          {logGroups(logStream({ log: lines, chat: [] })).map((group) => (
            <LogGroupView key={keyOfGroup(group)} {...{ group, viewer, deleteChat, card }} />
          ))}
        </div>
      </Modal>
    </>
  )
}
