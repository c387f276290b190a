import { spellingDistance, spellingSlack } from './spelling'

/** Returns the known word that is spelled most like this one; nothing where none is close. */
function nearestWord(known: Iterable<string>, wanted: string): string | undefined {
  let nearest: string | undefined
  let most = spellingSlack(wanted)
  for (const word of known) {
    const distance = spellingDistance(wanted, word, most)
    if (distance === undefined || (nearest !== undefined && distance === most)) continue
    nearest = word
    most = distance
  }
  return nearest
}

/** Returns the question after a refusal: what may have been meant; empty where nothing is close. */
export function didYouMean(known: Iterable<string>, wanted: string): string {
  const nearest = nearestWord(known, wanted)
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`
}
