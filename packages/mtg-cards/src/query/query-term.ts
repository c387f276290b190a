import { unreadable } from './unreadable'

/** One term of a query: `-t:"elf lord"` is negated, with key `t`, operator `:`, value `elf lord`. */
export interface QueryTerm {
  /** As it was typed, for error messages. */
  readonly term: string
  readonly isNot: boolean
  /** In lower case; absent for a name, `!` for a whole name. */
  readonly key: string | undefined
  readonly operator: string | undefined
  readonly value: string
  readonly isQuoted: boolean
}

/** Refuses a comparison where a value can only be had or not. */
export function checkEquals({ term, operator }: QueryTerm): void {
  if (operator !== ':' && operator !== '=') throw unreadable(`"${term}" needs a colon.`)
}
