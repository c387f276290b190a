import type { KnownPack, OwnView } from '../types'

type ViewerCards = Pick<OwnView, 'pack' | 'known'>

/** What a drafter knows of the pack in front of them. */
export const frontPackOf = ({ pack, known }: ViewerCards): KnownPack | undefined =>
  pack === undefined ? undefined : known.find(({ id }) => id === pack.id)

/** The cards that a drafter may look through now; none without a pack, or without a drafter. */
export const frontCards = (you: ViewerCards | undefined): KnownPack['cards'] =>
  (you === undefined ? undefined : frontPackOf(you))?.cards.filter(({ gone }) => gone === undefined) ?? []
