import type { OnlookersPush } from '@parlour/protocol'
import { createContext, use, useState } from 'react'
import { usePush } from '../live/live'

/** Who looks at a game without a seat: how many, and who of the hub. */
type Lookers = Pick<OnlookersPush, 'names' | 'count'>

const LookersContext = createContext<Lookers | undefined>(undefined)

/** Gives what is below it who looks at the game. */
export const LookersProvider = LookersContext

/** Returns who looks at the game; undefined where nobody does. */
export const useLookers = (): Lookers | undefined => use(LookersContext)

/** Returns the same from the pushes of a game, from the moment at which it is watched. */
export function useLookersOf(gameId: string): Lookers | undefined {
  const [lookers, setLookers] = useState<Lookers>()
  usePush('onlookers', ({ gameId: id, names, count }) => {
    if (id === gameId) setLookers(count === 0 ? undefined : { names, count })
  })
  return lookers
}

/** How many look on, in words. */
export const onlookerCount = ({ count }: Pick<Lookers, 'count'>): string =>
  count === 1 ? '1 onlooker' : `${count} onlookers`

/** How many look on, and which people of the hub, in words. */
export function lookerWords({ names, count }: Lookers): string {
  const others = count - names.length
  const unnamed = others === 0 ? [] : [names.length === 0 ? `${others} by the link` : `${others} more`]
  return `${onlookerCount({ count })}: ${[...names, ...unnamed].join(', ')}`
}
