import type { ReactNode } from 'react'
import styles from './settings-layout.module.css'

interface LayoutProps {
  readonly children: ReactNode
}

/** The fields of a panel, side by side. */
export const SettingsGrid = ({ children }: LayoutProps) => <div className={styles.settings}>{children}</div>

/** A field as wide as the panel. */
export const WideField = ({ children }: LayoutProps) => <div className={styles.wide}>{children}</div>

/** Groups of choices, one below the other. */
export const ChoiceGroups = ({ children }: LayoutProps) => <div className={styles.choices}>{children}</div>

/** The choices of a group in columns. */
export const ChoiceColumns = ({ children }: LayoutProps) => <div className={styles.columns}>{children}</div>

/** A muted line of explanation. */
export const SettingsHint = ({ children }: LayoutProps) => <p className={styles.hint}>{children}</p>
