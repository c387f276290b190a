import type { SerializedGame } from '@parlour/protocol'
import { FilterSelect, PlayerNames, QuestionStrip } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { sightWords } from './onlooker-words'
import styles from './onlookers.module.css'
import { lookerWords, useLookers, onlookerCount } from './lookers'

interface OnlookerBarProps {
  readonly game: SerializedGame
  /** Shows the hand of a seat, or the table. */
  readonly see: (eyes: string | undefined) => void
  /** The onlookers' chat, which is not for guests. */
  readonly chat?: ReactNode
}

/** What stands in the place of the question for somebody who only looks on. */
export function OnlookerBar({ game: { looksOn, waiting, settings }, see, chat }: OnlookerBarProps) {
  const lookers = useLookers()
  const { behind, eyes } = looksOn ?? {}
  const names = settings.players.map(({ name }) => name)
  return (
    <QuestionStrip
      asked={false}
      title="Watching"
      facts={
        <>
          {waiting.length === 0 ? null : (
            <>
              waiting for <PlayerNames names={waiting} />
              {' · '}
            </>
          )}
          {sightWords(behind)}
        </>
      }
    >
      <span className={styles.side}>
        {behind === undefined ? null : (
          <FilterSelect
            label="Seen from"
            value={eyes ?? ''}
            options={[['', 'the table'], ...names.map((name) => [name, name] as const)]}
            onChange={(name) => see(name === '' ? undefined : name)}
          />
        )}
        {lookers === undefined ? null : <span title={lookerWords(lookers)}>{onlookerCount(lookers)}</span>}
        {chat}
      </span>
    </QuestionStrip>
  )
}
