import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { joinClasses } from '../join-classes'
import styles from './dialog-sheet.module.css'
import { DiscardQuestion } from './discard-question'
import { useUnsavedWork } from './unsaved-work'
import { useFocusBack } from './use-focus-back'

export interface DialogSheetProps {
  readonly title: string
  readonly onClose: () => void
  /** Width in px; on a phone the dialog takes the whole screen. */
  readonly size?: number
  /** What closing would lose, as a sentence; the dialog then asks first. */
  readonly unsaved?: string | undefined
  /** The buttons at the end, the primary one last. `close` asks like every other way out. */
  readonly footer: (close: () => void) => ReactNode
  readonly children: ReactNode
}

/**
 * Tells the dialog below that another one covers it (1) or no longer does (-1): only the top one reacts to
 * Escape.
 */
const CoverContext = createContext<(by: 1 | -1) => void>(() => {})

/**
 * A dialog: a title, one job, and ways out (Escape, the cross, the buttons). The focus goes back to where it
 * came from. A dialog inside another one's content covers it.
 */
export function DialogSheet({ title, onClose, size = 440, unsaved, footer, children }: DialogSheetProps) {
  const [covers, setCovers] = useState(0)
  const [asked, setAsked] = useState(false)
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const coverBelow = useContext(CoverContext)
  const cover = useCallback((by: 1 | -1) => setCovers((count) => count + by), [])
  useEffect(() => {
    coverBelow(1)
    return () => coverBelow(-1)
  }, [coverBelow])
  useFocusBack()
  const ask = useCallback(() => setAsked(true), [])
  useUnsavedWork(unsaved !== undefined, ask)
  const asks = asked && unsaved !== undefined
  const close = () => (unsaved === undefined ? onClose() : setAsked(!asks))
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={size}
      fullScreen={isPhone}
      closeOnEscape={covers === 0}
      closeOnClickOutside={unsaved === undefined}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      classNames={{
        header: joinClasses(styles.header),
        body: joinClasses(styles.body),
        content: joinClasses(styles.content),
      }}
    >
      <CoverContext value={cover}>
        <div className={styles.main}>{children}</div>
        <footer className={styles.footer}>
          {asks ? (
            <DiscardQuestion lost={unsaved} onStay={() => setAsked(false)} onDiscard={onClose} />
          ) : (
            footer(close)
          )}
        </footer>
      </CoverContext>
    </Modal>
  )
}
