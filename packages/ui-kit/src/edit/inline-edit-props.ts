import type { ReactNode } from 'react'

export interface InlineEditProps {
  /** What the field is called, for its name and placeholder: `type line`. */
  readonly label: string
  /** The text to edit. */
  readonly value: string
  readonly onCommit: (text: string) => void
  readonly maxLength: number
  readonly multiline?: boolean
  /** Why a text may not be kept, as a sentence. */
  readonly check?: ((text: string) => string | undefined) | undefined
  readonly className?: string | undefined
  /** Gets the focus when the surrounding dialog opens. */
  readonly startsFocused?: boolean
  /** How the text is shown while it is not edited; by default verbatim. */
  readonly children?: ReactNode
}
