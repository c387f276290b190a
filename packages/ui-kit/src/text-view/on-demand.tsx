import { onDemand } from '../screen/on-demand'

/** A game in words; few ask for it. */
export const TextScreen = onDemand(async () => (await import('./text-screen')).TextScreen)
