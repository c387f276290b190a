import { type Bot, randomPicks } from '@parlour/kernel'
import type { TyrantsView } from '../view'

/** Plays a seat with random legal answers. */
export const randomBot: Bot<TyrantsView> = ({ request, random }) => randomPicks(request, random)
