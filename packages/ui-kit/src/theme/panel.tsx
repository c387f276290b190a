import type { ReactNode } from 'react'
import { useId } from 'react'
import { GameIcon } from './icons/game-icon'
import { PanelBoundary } from './panel-boundary'
import styles from './panel.module.css'

interface PanelProps {
  readonly title: string
  /** A game's mark before the title: path data of its profile. */
  readonly icon?: string
  /** A number shown quietly after the title. */
  readonly count?: number
  readonly level?: 2 | 3
  /** At the end of the head. */
  readonly end?: ReactNode
  /** Without the inner margin: tables reach the edges. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** Raised paper with a hairline and a head. */
export function Panel({ title, icon, count, level = 2, end, flush = false, children }: PanelProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        {icon !== undefined && <GameIcon path={icon} />}
        <Heading id={id}>
          {title}
          {count !== undefined && <span className={styles.count}>{count.toLocaleString('en')}</span>}
        </Heading>
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </header>
      <PanelBoundary what={title}>
        {flush ? children : <div className={styles.body}>{children}</div>}
      </PanelBoundary>
    </section>
  )
}
