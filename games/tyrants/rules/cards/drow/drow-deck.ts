// Written by `npm run card-lists`: one entry per card file of this folder.
import type { WrittenCard } from '../../vocabulary/card'
import { advanceScout } from './advance-scout'
import { advocate } from './advocate'
import { blackguard } from './blackguard'
import { bountyHunter } from './bounty-hunter'
import { chosenOfLolth } from './chosen-of-lolth'
import { councilMember } from './council-member'
import { deathblade } from './deathblade'
import { doppelganger } from './doppelganger'
import { drowNegotiator } from './drow-negotiator'
import { infiltrator } from './infiltrator'
import { informationBroker } from './information-broker'
import { inquisitor } from './inquisitor'
import { masterOfMeleeMagthere } from './master-of-melee-magthere'
import { mastersOfSorcere } from './masters-of-sorcere'
import { matronMother } from './matron-mother'
import { mercenarySquad } from './mercenary-squad'
import { spellspinner } from './spellspinner'
import { spyMaster } from './spy-master'
import { underdarkRanger } from './underdark-ranger'
import { weaponmaster } from './weaponmaster'

export const drowDeck: readonly WrittenCard[] = [
  advanceScout,
  advocate,
  blackguard,
  bountyHunter,
  chosenOfLolth,
  councilMember,
  deathblade,
  doppelganger,
  drowNegotiator,
  infiltrator,
  informationBroker,
  inquisitor,
  masterOfMeleeMagthere,
  mastersOfSorcere,
  matronMother,
  mercenarySquad,
  spellspinner,
  spyMaster,
  underdarkRanger,
  weaponmaster,
]
