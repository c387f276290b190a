import type { ReactNode } from 'react'
import { Icon } from './icons/icon'
import styles from './strip.module.css'

interface StripProps {
  readonly tone: 'danger' | 'success' | 'turn' | 'quiet'
  readonly children: ReactNode
  /** Buttons at the end: what to do next. */
  readonly actions?: ReactNode
}

const ICONS = { danger: 'warn', success: 'check', turn: 'hourglass', quiet: 'info' } as const

/** One line over the thing it concerns. */
export function Strip({ tone, children, actions }: StripProps) {
  return (
    <div
      className={`${styles.strip} ${tone === 'quiet' ? '' : styles[tone]}`}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[tone]} />
      <div className={styles.words}>{children}</div>
      {actions}
    </div>
  )
}
