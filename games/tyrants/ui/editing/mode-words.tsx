import { Button } from '@mantine/core'
import { joinClasses } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import styles from './editing.module.css'
import { KeyCap } from './key-cap'

interface ModeWordsProps {
  readonly title: string
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Ends the mode; left out of the usual one. */
  readonly onEnd?: (() => void) | undefined
}

/** What the next clicks on a drawing do, and the way out of it: by key, mouse or finger. */
export function ModeWords({ title, children, className, onEnd }: ModeWordsProps) {
  return (
    <div className={joinClasses(styles.mode, className)} data-on={onEnd !== undefined}>
      <span role="status">
        <strong>{title}</strong>
        {children}
      </span>
      {onEnd === undefined ? null : (
        <Button size="compact-sm" variant="default" onClick={onEnd}>
          end <KeyCap>Esc</KeyCap>
        </Button>
      )}
    </div>
  )
}
