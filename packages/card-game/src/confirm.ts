import type { Choice } from '@parlour/kernel'
import { ask } from '@parlour/script'
import type { Verb } from './verb'

/** A yes/no question. */
export interface ConfirmOptions {
  /** The name of the player who answers. */
  readonly actor: string
  readonly kind: string
  readonly title: string
  readonly yes: Choice
  readonly no: Choice
  /** Says that the player chose not to. */
  readonly onNo: () => void
}

/** Asks a yes/no question; always asked. Returns whether the player agrees. */
export function* confirm({ actor, kind, title, yes, no, onNo }: ConfirmOptions): Verb<boolean> {
  const [picked] = yield* ask({ actor, kind, title, choices: [yes, no] })
  const agrees = picked?.index === 0
  if (!agrees) onNo()
  return agrees
}
