import { useState } from 'react'
import type { PickStep } from './pick-steps'

/** What a viewer guessed of the picks of one seat before seeing them, by the id of the card taken. */
type Guesses = ReadonlyMap<string, string | undefined>

/** The guesses at the picks of one seat. */
export interface PickGuesses {
  /** The card guessed; undefined where the pick was shown without a guess. */
  readonly guessOf: (step: PickStep) => string | undefined
  /** Whether the pick may be seen: it was guessed, or asked for. */
  readonly isShown: (step: PickStep) => boolean
  readonly guess: (step: PickStep, id: string) => void
  readonly show: (step: PickStep) => void
  readonly guessed: number
  readonly right: number
}

/** Keeps the guesses at the picks of each seat. The first guess at a pick counts. */
export function usePickGuesses(seat: string): PickGuesses {
  const [bySeat, setBySeat] = useState<ReadonlyMap<string, Guesses>>(new Map())
  const guesses: Guesses = bySeat.get(seat) ?? new Map()
  const keep = ({ taken }: PickStep, id?: string) => {
    if (!guesses.has(taken.id)) setBySeat(new Map(bySeat).set(seat, new Map(guesses).set(taken.id, id)))
  }
  const made = [...guesses].filter(([, id]) => id !== undefined)
  return {
    guessOf: ({ taken }) => guesses.get(taken.id),
    isShown: ({ taken }) => guesses.has(taken.id),
    guess: keep,
    show: (step) => keep(step),
    guessed: made.length,
    right: made.filter(([taken, id]) => taken === id).length,
  }
}
