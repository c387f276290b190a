import { type Bot, randomPicks } from '@parlour/kernel'

/** A bot that answers at random, for tests. */
export const randomBot: Bot<unknown> = ({ request, random }) => randomPicks(request, random)
