import { Button, CloseButton } from '@mantine/core'
import type { LogArg } from '@parlour/kernel'
import { GameLog, type GameScreenProps, RulesLink, WaitingPanel } from '@parlour/ui-kit'
import { useCallback } from 'react'
import { locationNamed } from '../../rules/facts/map'
import { cardOf } from '../../rules/facts/catalog'
import type { TyrantsView } from '../../rules/view'
import { CardChip } from '../card/card-chip'
import { placeName } from '../map/place-words'
import styles from './log-column.module.css'

interface LogColumnProps extends GameScreenProps {
  readonly view: TyrantsView
  /** With the game menu above it. */
  readonly isHeaded: boolean
  /** Where it lies over the board: away with it. */
  readonly onClose?: (() => void) | undefined
  readonly onScores: () => void
  readonly onCard: (name: string) => void
}

/** Game menu, who is being waited for, log and chat. */
export function LogColumn({
  game,
  viewer,
  view,
  isHeaded,
  onClose,
  onScores,
  onCard,
  menu,
  ...props
}: LogColumnProps) {
  const request = game.requests.find(({ actor }) => actor === viewer.name)
  const inLog = useCallback((arg: LogArg) => wordInLog(arg, { view, onCard }), [view, onCard])
  return (
    <section
      className={styles.column}
      aria-label="Log and chat"
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
    >
      {onClose === undefined ? null : (
        <header className={styles.head}>
          <h2>Log</h2>
          <CloseButton aria-label="close the log" onClick={onClose} />
        </header>
      )}
      {isHeaded ? (
        <header className={styles.head}>
          {menu()}
          <RulesLink address={game.rulebook} />
          <Button size="compact-sm" variant="default" onClick={onScores}>
            scores
          </Button>
        </header>
      ) : null}
      <WaitingPanel
        players={view.players.map(({ name }) => name)}
        waiting={game.waiting}
        viewer={viewer.name}
        requests={[]}
        saving={props.saving}
        answer={props.answer}
        own={
          request === undefined ? undefined : (
            <p className={styles.asked}>Your question, above the board: {request.title || 'Choose'}.</p>
          )
        }
      />
      <GameLog
        log={game.log}
        chat={game.chat}
        viewer={viewer}
        sendChat={props.sendChat}
        deleteChat={props.deleteChat}
        card={inLog}
      />
    </section>
  )
}

interface Told {
  readonly view: TyrantsView
  readonly onCard: (name: string) => void
}

/** Cards in log lines as chips, path spaces by their friendly names. */
function wordInLog({ value, classes }: LogArg, { view, onCard }: Told) {
  const name = String(value)
  if (classes.includes('card-name') && cardOf(name) !== undefined)
    return <CardChip name={name} onOpen={onCard} />
  const place = classes.includes('zone-name') ? locationNamed(view.map, name) : undefined
  return place === undefined ? undefined : <b>{placeName(place)}</b>
}
