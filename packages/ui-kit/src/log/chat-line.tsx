import type { ChatEntry } from '@parlour/protocol'
import { Icon } from '../theme/icons/icon'
import { joinClasses } from '../join-classes'
import { PlayerName } from '../seats/player-name'
import { useSeatClass } from '../seats/seats'
import styles from './game-log.module.css'

interface ChatLineProps {
  readonly entry: ChatEntry
  readonly own: boolean
  /** Absent where the viewer may not delete the line. */
  readonly onDelete?: (() => void) | undefined
}

/** What somebody said: a bubble in the seat's tint, the viewer's own on the right. */
export function ChatLine({ entry, own, onDelete }: ChatLineProps) {
  const seat = useSeatClass(entry.author)
  return (
    <div className={joinClasses(styles.said, own && styles.own, seat)}>
      {own ? (
        <span className={styles.hidden}>{entry.author}: </span>
      ) : (
        <div className={styles.author}>
          <PlayerName name={entry.author} />
        </div>
      )}
      <p title={new Date(entry.at).toLocaleString()}>{entry.text}</p>
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
