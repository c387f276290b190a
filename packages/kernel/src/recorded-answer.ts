import type { Pick } from './request'

/** An answer as it is stored in the history of a game. */
export interface RecordedAnswer {
  readonly seq: number
  readonly actor: string
  /** The kind of the request that it answered; empty for answers stored before kinds were recorded. */
  readonly kind: string
  readonly title: string
  readonly selection: readonly Pick[]
  readonly isUserResponse: true
  readonly noUndo?: true
  readonly barsUndo?: true
  /** Everybody may read what was picked. */
  readonly open?: true
}
