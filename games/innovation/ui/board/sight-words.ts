import type { Common, Pile } from '../../rules/facts/piece'

type Looked = Pile | Common | 'board' | 'deck'

const ONLY_OWNER: readonly Looked[] = ['hand', 'score', 'forecast']
const EVERYONE: readonly Looked[] = ['board', 'artifact', 'museum']

/**
 * Returns who may look at the faces of a pile, in a sentence (rules: innovation 5). `owner`: 'you', or the name of the pile's
 * owner.
 */
export function sightWords(pile: Looked, owner = ''): string {
  if (ONLY_OWNER.includes(pile)) return `Only ${owner} may look.`
  return EVERYONE.includes(pile) ? 'Everyone may look.' : 'Nobody may look.'
}
