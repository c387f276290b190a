import { useState } from 'react'
import { shuffled } from './shuffled'

const HAND = 7

interface SampledHand {
  /** The whole deck from the top. */
  readonly order: readonly string[]
  readonly drawn: number
  readonly mulligans: number
  /** How many cards of the hand still go under the library. */
  readonly toBottom: number
}

const dealt = (main: readonly string[], mulligans: number): SampledHand => ({
  order: shuffled(main, Math.random),
  drawn: Math.min(HAND, main.length),
  mulligans,
  toBottom: Math.min(mulligans, HAND, main.length),
})

/** Seven cards of a shuffled deck, with mulligans: each deals seven anew, of which one more goes under. */
export function useSampleHand(main: readonly string[]) {
  const [state, setState] = useState(() => dealt(main, 0))
  const { order, drawn, mulligans, toBottom } = state
  return {
    hand: order.slice(0, drawn),
    left: order.length - drawn,
    mulligans,
    toBottom,
    draw: () => setState({ ...state, drawn: drawn + 1 }),
    mulligan: () => setState(dealt(main, mulligans + 1)),
    again: () => setState(dealt(main, 0)),
    /** Puts the card at that place of the hand under the library. */
    putUnder: (at: number) =>
      setState({
        ...state,
        order: [...order.filter((_, place) => place !== at), ...order.slice(at, at + 1)],
        drawn: drawn - 1,
        toBottom: toBottom - 1,
      }),
  }
}
