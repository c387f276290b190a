import type { WireCube } from '@parlour/protocol'
import { Link } from 'react-router'
import { cardCount } from '@parlour/mtg-ui'
import styles from './profile.module.css'

interface CubeRowsProps {
  readonly cubes: readonly WireCube[]
  /** Shown when there are none. */
  readonly empty: string
  /** Names the owners. */
  readonly nameOf?: (userId: string) => string | undefined
}

/** Cubes by name, each a link to its viewer. */
export function CubeRows({ cubes, empty, nameOf }: CubeRowsProps) {
  if (cubes.length === 0) return <p className={styles.note}>{empty}</p>
  return (
    <ul className={styles.rows}>
      {cubes
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ _id, name, userId, flags, counts }) => (
          <li key={_id}>
            <Link className={styles.link} to={`/magic/cube/${_id}`}>
              {name}
            </Link>
            <span className={styles.facts}>
              {[nameOf?.(userId), flags.legacy ? 'legacy' : undefined, cardCount(counts.cards)]
                .filter((fact) => fact !== undefined)
                .join(' · ')}
            </span>
          </li>
        ))}
    </ul>
  )
}
