import { Icon } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import styles from './no-game.module.css'

interface NoGameProps {
  readonly title: string
  readonly children: ReactNode
}

/** Says in the place of a game why there is nothing to look at. */
export const NoGame = ({ title, children }: NoGameProps) => (
  <section className={styles.none} role="status">
    <Icon name="eye" size={28} />
    <h1>{title}</h1>
    <p>{children}</p>
  </section>
)
