import { DialogSheet } from '@parlour/ui-kit'
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'
import { TableIcon } from '../icons/table-icon'
import styles from './table-sheet.module.css'

interface TableSheetProps extends ComponentProps<typeof DialogSheet> {
  /** What Enter in a field does. */
  readonly onEnter?: () => void
}

/** A dialog through which one can look at the table, as long as its eye is held. */
export function TableSheet({ footer, children, onEnter, ...props }: TableSheetProps) {
  return (
    <DialogSheet
      {...props}
      footer={(close) => (
        <>
          <LookThrough />
          {footer(close)}
        </>
      )}
    >
      {onEnter === undefined ? children : <EnterForm onEnter={onEnter}>{children}</EnterForm>}
    </DialogSheet>
  )
}

interface EnterFormProps {
  readonly onEnter: () => void
  readonly children: ReactNode
}

function EnterForm({ onEnter, children }: EnterFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onEnter()
      }}
    >
      {children}
      {/* Without one, Enter does nothing where there are several fields. */}
      <button type="submit" hidden />
    </form>
  )
}

const looking =
  (isHeld: boolean) =>
  ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
    void currentTarget.closest('.mantine-Modal-root')?.toggleAttribute('data-looking', isHeld)

function LookThrough() {
  return (
    <button
      type="button"
      className={styles.eye}
      title="Hold to see the table"
      aria-label="Hold to see the table"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        looking(true)(event)
      }}
      onPointerUp={looking(false)}
      onPointerCancel={looking(false)}
      onKeyDown={(event) => {
        if (event.key === ' ' || event.key === 'Enter') looking(true)(event)
      }}
      onKeyUp={looking(false)}
      onBlur={looking(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <TableIcon name="eye" size={18} />
    </button>
  )
}
