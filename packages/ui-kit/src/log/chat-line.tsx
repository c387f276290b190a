import { Icon } from '../theme/icons/icon'
import { PanelBoundary } from '../theme/panel-boundary'
import { joinClasses } from '../join-classes'
import { PlayerName } from '../seats/player-name'
import { useSeatClass } from '../seats/seats'
import { type ChatWord, chatWords } from './chat-words'
import styles from './game-log.module.css'
import type { CardInLog } from './log-text'
import type { SaidEntry } from './log-stream'
import { useJump } from '../look-back/look-back'

interface ChatLineProps {
  readonly entry: SaidEntry
  readonly own: boolean
  readonly card: CardInLog | undefined
  /** Absent where the viewer may not delete the line. */
  readonly onDelete?: (() => void) | undefined
}

/** What somebody said: a bubble in the seat's tint, the viewer's own on the right. */
export function ChatLine({ entry, own, card, onDelete }: ChatLineProps) {
  const seat = useSeatClass(entry.author)
  if (entry.author === '') return <Note entry={entry} />
  return (
    <div className={joinClasses(styles.said, own && styles.own, seat)}>
      {entry.onAnswer !== undefined ? (
        <CommentHead author={entry.author} onAnswer={entry.onAnswer} />
      ) : own ? (
        <span className={styles.hidden}>{entry.author}: </span>
      ) : (
        <div className={styles.author}>
          <PlayerName name={entry.author} />
        </div>
      )}
      <p title={new Date(entry.at).toLocaleString()}>
        <PanelBoundary what="The line" fallback={entry.text}>
          <Words text={entry.text} card={card} />
        </PanelBoundary>
      </p>
      {onDelete === undefined ? null : (
        <button
          type="button"
          className={styles.remove}
          aria-label="Delete this line"
          title="Delete this line"
          onClick={onDelete}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  )
}

/** Who commented, and the way to the moment. */
function CommentHead({ author, onAnswer }: { readonly author: string; readonly onAnswer: number }) {
  const jump = useJump()
  return (
    <div className={styles.author}>
      <PlayerName name={author} /> on{' '}
      <button type="button" className={styles.moment} onClick={() => jump?.(onAnswer)}>
        answer {onAnswer}
      </button>
    </div>
  )
}

function Words({ text, card }: Pick<WordProps, 'card'> & { readonly text: string }) {
  return chatWords(text).map((word, index) => <Word key={index} word={word} card={card} />)
}

/** What the table itself says, such as that something was taken back. */
function Note({ entry: { text, at } }: Pick<ChatLineProps, 'entry'>) {
  return (
    <p className={styles.note} title={new Date(at).toLocaleString()}>
      {text}
    </p>
  )
}

interface WordProps {
  readonly word: ChatWord
  readonly card: CardInLog | undefined
}

function Word({ word: { kind, text }, card }: WordProps) {
  if (kind === 'text') return text
  if (kind === 'card')
    return card?.({ value: text, classes: ['card-name'] }) ?? <span className={styles.chip}>{text}</span>
  return (
    <a href={text} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
