// Written by `npm run card-lists`: one entry per card file of this folder.
import type { WrittenCard } from '../../vocabulary/card'
import { aerisiKalinoth } from './aerisi-kalinoth'
import { airElementalMyrmidon } from './air-elemental-myrmidon'
import { airElemental } from './air-elemental'
import { blackEarthCultist } from './black-earth-cultist'
import { crushingWaveCultist } from './crushing-wave-cultist'
import { earthElementalMyrmidon } from './earth-elemental-myrmidon'
import { earthElemental } from './earth-elemental'
import { eternalFlameCultist } from './eternal-flame-cultist'
import { fireElementalMyrmidon } from './fire-elemental-myrmidon'
import { fireElemental } from './fire-elemental'
import { garShatterkeel } from './gar-shatterkeel'
import { howlingHatredCultist } from './howling-hatred-cultist'
import { imix } from './imix'
import { marlosUrnrayle } from './marlos-urnrayle'
import { ogremoch } from './ogremoch'
import { olhydra } from './olhydra'
import { vanifer } from './vanifer'
import { waterElementalMyrmidon } from './water-elemental-myrmidon'
import { waterElemental } from './water-elemental'
import { yanCBin } from './yan-c-bin'

export const elementalsDeck: readonly WrittenCard[] = [
  aerisiKalinoth,
  airElementalMyrmidon,
  airElemental,
  blackEarthCultist,
  crushingWaveCultist,
  earthElementalMyrmidon,
  earthElemental,
  eternalFlameCultist,
  fireElementalMyrmidon,
  fireElemental,
  garShatterkeel,
  howlingHatredCultist,
  imix,
  marlosUrnrayle,
  ogremoch,
  olhydra,
  vanifer,
  waterElementalMyrmidon,
  waterElemental,
  yanCBin,
]
