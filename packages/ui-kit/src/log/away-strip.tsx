import { Popover } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import type { GameScreenProps } from '../game-screen'
import { joinClasses } from '../join-classes'
import { ReplayButton } from '../flights/replay-button'
import { useCoach } from '../screen/coach-place'
import styles from './away-strip.module.css'
import { type CardInLog, LogText } from './log-text'
import type { LogTurn } from './log-stream'
import { MomentButton } from './moment-button'
import { type AwayAct, turnsAway, whileAway } from './while-away'

interface AwayStripProps extends Pick<GameScreenProps, 'game' | 'viewer'> {
  /** How the game draws a card in a line. */
  readonly card: CardInLog
  /** How the game tells a turn as one block; left out, the others' acts are told one by one. */
  readonly turnSummary?: TurnSummary | undefined
}

/** Tells a turn as one block: with whose turn it was, or folded below the heading that says so. */
export type TurnSummary = (turn: LogTurn, look?: { readonly isFolded: boolean }) => ReactNode

/**
 * What the others did since the viewer's own last turn; it stays until the viewer ends the next one, and can
 * be folded.
 */
export function AwayStrip({ game, viewer, card, turnSummary }: AwayStripProps) {
  const acts = useAwayActs(game, viewer)
  const [isOpen, open] = useState(true)
  if (acts.length === 0) return null
  return (
    <section className={styles.away} aria-label={WORDS}>
      <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {WORDS}
        {isOpen ? null : <small>{acts.length === 1 ? '1 act' : `${acts.length} acts`}</small>}
      </button>
      <span className={styles.replay}>
        <ReplayButton game={game} viewer={viewer} />
      </span>
      {isOpen ? <WhatOthersDid {...{ game, viewer, acts, card, turnSummary }} /> : null}
    </section>
  )
}

/**
 * The same behind a button, for the question of a screen whose log stands elsewhere: it takes no room of the
 * board.
 */
export function AwayButton({ game, viewer, card, turnSummary }: AwayStripProps) {
  const acts = useAwayActs(game, viewer)
  const [isOpen, open] = useState(false)
  if (acts.length === 0) return null
  return (
    <Popover
      opened={isOpen}
      onChange={open}
      position="bottom-end"
      width="min(420px, 94vw)"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-description={acts.length === 1 ? '1 act' : `${acts.length} acts`}
          onClick={() => open(!isOpen)}
        >
          <span>{WORDS}</span>
          <b aria-hidden="true">{acts.length}</b>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.sheet ?? ''} aria-label={WORDS}>
        <ReplayButton game={game} viewer={viewer} onPlay={() => open(false)} />
        <WhatOthersDid {...{ game, viewer, acts, card, turnSummary }} />
      </Popover.Dropdown>
    </Popover>
  )
}

const WORDS = 'While you were away'
const LIST_WORDS = 'What the others did'

/** Returns what the others did; nothing to onlookers, and in a lesson, which nobody was away from. */
function useAwayActs({ log, chat }: AwayStripProps['game'], { seated, name }: AwayStripProps['viewer']) {
  const isTold = useCoach() === undefined && seated
  return useMemo(() => (isTold ? whileAway({ log, chat, reader: name }) : []), [log, chat, isTold, name])
}

/** Turn by turn, where the game tells turns; else act by act. */
function WhatOthersDid(props: AwayStripProps & { readonly acts: readonly AwayAct[] }) {
  const { game, viewer, acts, card, turnSummary } = props
  const { log, chat } = game
  const turns = useMemo(() => turnsAway({ log, chat, reader: viewer.name }), [log, chat, viewer.name])
  if (turnSummary !== undefined && turns.length > 0)
    return (
      <ol className={joinClasses(styles.acts, styles.turns)} tabIndex={0} aria-label={LIST_WORDS}>
        {turns.map((turn) => (
          <li key={turn.heading?.entry.id}>{turnSummary(turn)}</li>
        ))}
      </ol>
    )
  return (
    <ol className={styles.acts} tabIndex={0} aria-label={LIST_WORDS}>
      {acts.map(({ lines, answers, more }) => (
        <li key={lines[0]?.id}>
          {lines.map((entry, index) => (
            <p key={entry.id}>
              <LogText entry={entry} card={card} />
              {index === 0 ? <MomentButton answers={answers} /> : null}
            </p>
          ))}
          {more === 0 ? null : <small>and {more} more</small>}
        </li>
      ))}
    </ol>
  )
}
