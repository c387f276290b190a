import { artifacts } from './artifacts'
import { blackCommons } from './black-commons'
import { blackRares } from './black-rares'
import { blackUncommons } from './black-uncommons'
import { blueCommons } from './blue-commons'
import { blueRares } from './blue-rares'
import { blueUncommons } from './blue-uncommons'
import { greenCommons } from './green-commons'
import { greenRares } from './green-rares'
import { greenUncommons } from './green-uncommons'
import { basicLands, lands } from './lands'
import { multicolorRares } from './multicolor-rares'
import { multicolorUncommons } from './multicolor-uncommons'
import { redCommons } from './red-commons'
import { redRares } from './red-rares'
import { redUncommons } from './red-uncommons'
import { splitCards } from './split-cards'
import { starterName, type StarterCard } from './starter-card'
import { whiteCommons } from './white-commons'
import { whiteRares } from './white-rares'
import { whiteUncommons } from './white-uncommons'

/** The groups in which a set numbers its cards; within a group the numbers follow the alphabet. */
const GROUPS: readonly (readonly StarterCard[])[] = [
  [...whiteCommons, ...whiteUncommons, ...whiteRares],
  [...blueCommons, ...blueUncommons, ...blueRares],
  [...blackCommons, ...blackUncommons, ...blackRares],
  [...redCommons, ...redUncommons, ...redRares],
  [...greenCommons, ...greenUncommons, ...greenRares],
  [...multicolorUncommons, ...splitCards, ...multicolorRares],
  artifacts,
  lands,
]

const byName = (one: StarterCard, other: StarterCard) => (starterName(one) < starterName(other) ? -1 : 1)

/** The cards that come in boosters, in the order of their collector numbers. */
export const starterBoosterCards: readonly StarterCard[] = GROUPS.flatMap((group) => [...group].sort(byName))

/** The whole set in the order of its collector numbers: the five basic lands come last, in color order. */
export const starterSetCards: readonly StarterCard[] = [...starterBoosterCards, ...basicLands]
