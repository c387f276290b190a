import type { LogArg } from '@parlour/kernel'
import { CardChip } from '@parlour/mtg-ui'
import type { Card } from '@parlour/mtg-cards'
import { GameLog, type GameScreenProps, Icon, SinceLastTurn, useWholeLog } from '@parlour/ui-kit'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Table } from '../table/table'
import { TableIcon } from '../icons/table-icon'
import styles from './log-column.module.css'

interface LogColumnProps extends Pick<GameScreenProps, 'game' | 'viewer' | 'sendChat' | 'deleteChat'> {
  readonly table: Table
  /** What stands above the log: the game's menu. */
  readonly head: ReactNode
  readonly text: boolean
  readonly onText: () => void
  readonly onFold: () => void
}

/** The game's menu, log and chat. */
export function LogColumn({ table, head, text, onText, onFold, ...props }: LogColumnProps) {
  const { log, chat } = useWholeLog(props.game)
  const cards = useMemo(() => cardsByName(table), [table])
  const inLog = useCallback(
    ({ value, classes }: LogArg) => {
      const card = classes.includes('card-name') ? cards.get(String(value)) : undefined
      return card === undefined ? undefined : <CardChip card={card} name={String(value)} isLink />
    },
    [cards],
  )
  return (
    <section className={styles.column} aria-label="Log and chat">
      <header className={styles.head}>
        {head}
        <span className={styles.tools}>
          <button
            type="button"
            aria-pressed={text}
            aria-label="Text mode"
            title="Text mode (`)"
            onClick={onText}
          >
            <TableIcon name="lines" size={18} />
          </button>
          <button type="button" aria-label="Fold the log" title="Fold the log (\)" onClick={onFold}>
            <Icon name="fold" size={18} />
          </button>
        </span>
      </header>
      <div className={styles.recent}>
        <SinceLastTurn game={props.game} viewer={props.viewer} deleteChat={props.deleteChat} card={inLog} />
      </div>
      <GameLog
        log={log}
        chat={chat}
        viewer={props.viewer}
        sendChat={props.sendChat}
        deleteChat={props.deleteChat}
        card={inLog}
      />
    </section>
  )
}

/** The cards that the viewer knows now, by the name of the face that is up. */
function cardsByName({ places }: Table): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>()
  for (const { card } of places.values())
    for (const face of card.card?.data.card_faces ?? [])
      if (card.card !== undefined) cards.set(face.name, card.card)
  return cards
}
