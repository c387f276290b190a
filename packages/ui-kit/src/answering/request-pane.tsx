import type { Request } from '@parlour/kernel'
import { AnswerPane, type AnswerPaneProps } from './answer-pane'
import styles from './answer-pane.module.css'
import { AnsweringProvider } from './answering-provider'

export interface RequestPaneProps extends AnswerPaneProps {
  readonly request: Request
  /** The seat of whoever looks: only their own request may be answered. */
  readonly owner: string
}

/** A pending request that is answered in this pane alone, for a screen without a board that takes answers. */
export function RequestPane({ request, owner, ...props }: RequestPaneProps) {
  if (request.actor !== owner) return <p className={styles.title}>{request.title}</p>
  return (
    <AnsweringProvider request={request}>
      <AnswerPane {...props} />
    </AnsweringProvider>
  )
}
