import type { SerializedGame } from '@parlour/protocol'
import { seatClass } from '@parlour/ui-kit'
import styles from './presence.module.css'

/** Who has the game open now: the shape of each person's seat, faded where that person is away. */
export function Presence({ game }: { readonly game: SerializedGame }) {
  const { present, settings } = game
  return (
    <ul className={styles.presence} aria-label="Who is here">
      {settings.players.map(({ _id, name, bot }, seat) => {
        if (bot !== undefined) return null
        const words = `${name} is ${present.includes(name) ? 'here' : 'away'}`
        return (
          <li
            key={_id}
            className={`${styles.seat} ${seatClass(seat)}`}
            data-away={!present.includes(name) || undefined}
            title={words}
          >
            <span className="visually-hidden">{words}</span>
          </li>
        )
      })}
    </ul>
  )
}
