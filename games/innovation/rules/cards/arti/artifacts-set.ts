import type { WrittenCard } from '../../vocabulary/card'
import { arkOfTheCovenant } from './ark-of-the-covenant'
import { babylonianChronicles } from './babylonian-chronicles'
import { baghdadBattery } from './baghdad-battery'
import { basurHoyukTokens } from './basur-hoyuk-tokens'
import { chronicleOfZuo } from './chronicle-of-zuo'
import { dancingGirl } from './dancing-girl'
import { deadSeaScrolls } from './dead-sea-scrolls'
import { electrumStaterOfEfesos } from './electrum-stater-of-efesos'
import { holmegaardBows } from './holmegaard-bows'
import { holyGrail } from './holy-grail'
import { holyLance } from './holy-lance'
import { jiskairumokoNecklace } from './jiskairumoko-necklace'
import { lurganCanoe } from './lurgan-canoe'
import { maskOfWarka } from './mask-of-warka'
import { papyrusOfAni } from './papyrus-of-ani'
import { pavlovianTusk } from './pavlovian-tusk'
import { priestKing } from './priest-king'
import { rosettaStone } from './rosetta-stone'
import { seikilosEpitaph } from './seikilos-epitaph'
import { sibiduNeedle } from './sibidu-needle'
import { taleOfTheShipwreckedSailor } from './tale-of-the-shipwrecked-sailor'
import { terracottaArmy } from './terracotta-army'
import { treatyOfKadesh } from './treaty-of-kadesh'
import { xianrendongShards } from './xianrendong-shards'

/** Artifacts. Written by `npm run innovation-cards`. */
export const artifactsSet: readonly WrittenCard[] = [
  holmegaardBows,
  arkOfTheCovenant,
  basurHoyukTokens,
  dancingGirl,
  electrumStaterOfEfesos,
  jiskairumokoNecklace,
  lurganCanoe,
  maskOfWarka,
  papyrusOfAni,
  pavlovianTusk,
  priestKing,
  sibiduNeedle,
  taleOfTheShipwreckedSailor,
  treatyOfKadesh,
  xianrendongShards,
  babylonianChronicles,
  baghdadBattery,
  chronicleOfZuo,
  deadSeaScrolls,
  holyGrail,
  holyLance,
  rosettaStone,
  seikilosEpitaph,
  terracottaArmy,
]
