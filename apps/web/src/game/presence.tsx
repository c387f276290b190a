import type { SerializedGame } from '@parlour/protocol'
import { joinClasses, useSeatClass } from '@parlour/ui-kit'
import styles from './presence.module.css'

/** Who has the game open now: the shape of each person's seat, faded where that person is away. */
export function Presence({ game }: { readonly game: SerializedGame }) {
  const { present, settings } = game
  return (
    <ul className={styles.presence} aria-label="Who is here">
      {settings.players.map(({ _id, name, bot }) =>
        bot === undefined ? <Seat key={_id} name={name} isHere={present.includes(name)} /> : null,
      )}
    </ul>
  )
}

/**
 * The seats are those of the screen around it: where a game seats its players in another order, not the
 * lobby's.
 */
function Seat({ name, isHere }: { readonly name: string; readonly isHere: boolean }) {
  const seat = useSeatClass(name)
  const words = `${name} is ${isHere ? 'here' : 'away'}`
  return (
    <li className={joinClasses(styles.seat, seat)} data-away={!isHere || undefined} title={words}>
      <span className="visually-hidden">{words}</span>
    </li>
  )
}
