import { CloseButton } from '@mantine/core'
import type { LogArg } from '@parlour/kernel'
import { GameLog, type GameScreenProps, RulesLink, WaitingPanel } from '@parlour/ui-kit'
import type { InnovationView } from '../../rules/view'
import { CardChip } from '../card/card-chip'
import { CardBack } from '../card/card-back'
import { EffectText } from '../card/effect-text'
import { cardOf } from '../../rules/facts/catalog'
import { backNamed } from '../../rules/facts/piece'
import styles from './log-column.module.css'

interface LogColumnProps extends GameScreenProps {
  readonly view: InnovationView
  /** With the game menu above it. */
  readonly headed: boolean
  /** Where it lies over the board: away with it. */
  readonly onClose?: (() => void) | undefined
}

/** Game menu, who is being waited for, log and chat. */
export function LogColumn({ game, viewer, view, headed, onClose, menu, ...props }: LogColumnProps) {
  const request = game.requests.find(({ actor }) => actor === viewer.name)
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
      {headed ? (
        <header className={styles.head}>
          {menu()}
          <RulesLink address={game.rulebook} />
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

/** Cards in log lines as chips, backs as backs, words of cards with their icons. */
function inLog({ value, classes }: LogArg) {
  const name = String(value)
  const card = cardOf(name)
  if (card !== undefined && classes.includes('card-name')) return <CardChip card={card} />
  const back = backNamed(name)
  if (back !== undefined) return <CardBack back={back} className={styles.back} />
  return name.includes('{') ? <EffectText text={name} /> : undefined
}
