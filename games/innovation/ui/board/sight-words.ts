import type { Common, Pile } from '../../rules/facts/piece'

type SightTarget = Pile | Common | 'board' | 'deck'

const ONLY_OWNER: readonly SightTarget[] = ['hand', 'score', 'forecast']
const EVERYONE: readonly SightTarget[] = ['board', 'artifact', 'museum']

/**
 * Returns who may look at the faces of a pile, in a sentence (rules: innovation 5). `owner`: 'you', or the
 * name of the pile's owner.
 */
export function sightWords(pile: SightTarget, owner = ''): string {
  if (ONLY_OWNER.includes(pile)) return `Only ${owner} may look.`
  return EVERYONE.includes(pile) ? 'Everyone may look.' : 'Nobody may look.'
}
