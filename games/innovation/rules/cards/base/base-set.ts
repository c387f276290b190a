import type { WrittenCard } from '../../vocabulary/card'
import { agriculture } from './agriculture'
import { ai } from './ai'
import { alchemy } from './alchemy'
import { anatomy } from './anatomy'
import { antibiotics } from './antibiotics'
import { archery } from './archery'
import { astrogeology } from './astrogeology'
import { astronomy } from './astronomy'
import { atomicTheory } from './atomic-theory'
import { banking } from './banking'
import { bicycle } from './bicycle'
import { bioengineering } from './bioengineering'
import { calendar } from './calendar'
import { canalBuilding } from './canal-building'
import { canning } from './canning'
import { chemistry } from './chemistry'
import { cityStates } from './city-states'
import { classification } from './classification'
import { climatology } from './climatology'
import { clothing } from './clothing'
import { coal } from './coal'
import { codeOfLaws } from './code-of-laws'
import { collaboration } from './collaboration'
import { colonialism } from './colonialism'
import { combustion } from './combustion'
import { compass } from './compass'
import { composites } from './composites'
import { computers } from './computers'
import { construction } from './construction'
import { corporations } from './corporations'
import { currency } from './currency'
import { databases } from './databases'
import { democracy } from './democracy'
import { domestication } from './domestication'
import { ecology } from './ecology'
import { education } from './education'
import { electricity } from './electricity'
import { emancipation } from './emancipation'
import { empiricism } from './empiricism'
import { encyclopedia } from './encyclopedia'
import { engineering } from './engineering'
import { enterprise } from './enterprise'
import { escapism } from './escapism'
import { evolution } from './evolution'
import { experimentation } from './experimentation'
import { explosives } from './explosives'
import { fermenting } from './fermenting'
import { feudalism } from './feudalism'
import { fission } from './fission'
import { flight } from './flight'
import { fusion } from './fusion'
import { genetics } from './genetics'
import { globalization } from './globalization'
import { gunpowder } from './gunpowder'
import { hypersonics } from './hypersonics'
import { industrialization } from './industrialization'
import { invention } from './invention'
import { lighting } from './lighting'
import { machineTools } from './machine-tools'
import { machinery } from './machinery'
import { mapmaking } from './mapmaking'
import { masonry } from './masonry'
import { massMedia } from './mass-media'
import { mathematics } from './mathematics'
import { measurement } from './measurement'
import { medicine } from './medicine'
import { metalworking } from './metalworking'
import { metricSystem } from './metric-system'
import { miniaturization } from './miniaturization'
import { mobility } from './mobility'
import { monotheism } from './monotheism'
import { mysticism } from './mysticism'
import { navigation } from './navigation'
import { nearFieldComm } from './near-field-comm'
import { oars } from './oars'
import { optics } from './optics'
import { paper } from './paper'
import { perspective } from './perspective'
import { philosophy } from './philosophy'
import { physics } from './physics'
import { pottery } from './pottery'
import { printingPress } from './printing-press'
import { publications } from './publications'
import { quantumTheory } from './quantum-theory'
import { railroad } from './railroad'
import { reclamation } from './reclamation'
import { reformation } from './reformation'
import { refrigeration } from './refrigeration'
import { roadBuilding } from './road-building'
import { robotics } from './robotics'
import { rocketry } from './rocketry'
import { sailing } from './sailing'
import { sanitation } from './sanitation'
import { satellites } from './satellites'
import { selfService } from './self-service'
import { services } from './services'
import { skyscrapers } from './skyscrapers'
import { socialism } from './socialism'
import { societies } from './societies'
import { software } from './software'
import { solarSailing } from './solar-sailing'
import { spaceTraffic } from './space-traffic'
import { specialization } from './specialization'
import { statistics } from './statistics'
import { steamEngine } from './steam-engine'
import { stemCells } from './stem-cells'
import { suburbia } from './suburbia'
import { theInternet } from './the-internet'
import { thePirateCode } from './the-pirate-code'
import { theWheel } from './the-wheel'
import { tools } from './tools'
import { translation } from './translation'
import { vaccination } from './vaccination'
import { whataboutism } from './whataboutism'
import { writing } from './writing'

/** The base set. Written by `npm run card-lists`. */
export const baseSet: readonly WrittenCard[] = [
  archery,
  metalworking,
  oars,
  pottery,
  tools,
  writing,
  clothing,
  sailing,
  theWheel,
  cityStates,
  codeOfLaws,
  mysticism,
  agriculture,
  domestication,
  masonry,
  roadBuilding,
  construction,
  calendar,
  mathematics,
  mapmaking,
  currency,
  philosophy,
  monotheism,
  fermenting,
  canalBuilding,
  optics,
  engineering,
  translation,
  alchemy,
  paper,
  compass,
  education,
  feudalism,
  machinery,
  medicine,
  gunpowder,
  colonialism,
  printingPress,
  experimentation,
  invention,
  navigation,
  perspective,
  anatomy,
  reformation,
  enterprise,
  coal,
  thePirateCode,
  steamEngine,
  statistics,
  physics,
  chemistry,
  measurement,
  banking,
  astronomy,
  societies,
  encyclopedia,
  atomicTheory,
  industrialization,
  machineTools,
  canning,
  vaccination,
  classification,
  metricSystem,
  democracy,
  emancipation,
  combustion,
  explosives,
  railroad,
  lighting,
  sanitation,
  refrigeration,
  evolution,
  publications,
  electricity,
  bicycle,
  corporations,
  skyscrapers,
  antibiotics,
  flight,
  mobility,
  rocketry,
  quantumTheory,
  empiricism,
  massMedia,
  socialism,
  composites,
  fission,
  services,
  specialization,
  satellites,
  collaboration,
  suburbia,
  ecology,
  genetics,
  computers,
  robotics,
  miniaturization,
  ai,
  theInternet,
  stemCells,
  globalization,
  databases,
  selfService,
  software,
  bioengineering,
  whataboutism,
  escapism,
  reclamation,
  astrogeology,
  fusion,
  nearFieldComm,
  solarSailing,
  climatology,
  hypersonics,
  spaceTraffic,
]
