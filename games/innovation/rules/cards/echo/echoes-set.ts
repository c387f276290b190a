import type { WrittenCard } from '../../vocabulary/card'
import { almanac } from './almanac'
import { bangle } from './bangle'
import { barometer } from './barometer'
import { bell } from './bell'
import { bifocals } from './bifocals'
import { candles } from './candles'
import { charitableTrust } from './charitable-trust'
import { chaturanga } from './chaturanga'
import { chintz } from './chintz'
import { chopsticks } from './chopsticks'
import { clock } from './clock'
import { coke } from './coke'
import { comb } from './comb'
import { crossbow } from './crossbow'
import { dentures } from './dentures'
import { deodorant } from './deodorant'
import { dice } from './dice'
import { elevator } from './elevator'
import { fertilizer } from './fertilizer'
import { flute } from './flute'
import { glassblowing } from './glassblowing'
import { globe } from './globe'
import { homingPigeons } from './homing-pigeons'
import { horseshoes } from './horseshoes'
import { hotAirBalloon } from './hot-air-balloon'
import { iceCream } from './ice-cream'
import { iceSkates } from './ice-skates'
import { indianClubs } from './indian-clubs'
import { jeans } from './jeans'
import { kaleidoscope } from './kaleidoscope'
import { katana } from './katana'
import { kobukson } from './kobukson'
import { lever } from './lever'
import { lightningRod } from './lightning-rod'
import { linguistics } from './linguistics'
import { liquidFire } from './liquid-fire'
import { loom } from './loom'
import { machineGun } from './machine-gun'
import { magnifyingGlass } from './magnifying-glass'
import { morphine } from './morphine'
import { noodles } from './noodles'
import { novel } from './novel'
import { octant } from './octant'
import { pagoda } from './pagoda'
import { palampore } from './palampore'
import { pencil } from './pencil'
import { perfume } from './perfume'
import { photography } from './photography'
import { piano } from './piano'
import { plumbing } from './plumbing'
import { pressureCooker } from './pressure-cooker'
import { puppet } from './puppet'
import { rubber } from './rubber'
import { ruler } from './ruler'
import { sandpaper } from './sandpaper'
import { saxophone } from './saxophone'
import { scissors } from './scissors'
import { seedDrill } from './seed-drill'
import { shrapnel } from './shrapnel'
import { shuriken } from './shuriken'
import { slideRule } from './slide-rule'
import { soap } from './soap'
import { steamboat } from './steamboat'
import { stethoscope } from './stethoscope'
import { stove } from './stove'
import { sunglasses } from './sunglasses'
import { telegraph } from './telegraph'
import { telescope } from './telescope'
import { thermometer } from './thermometer'
import { toilet } from './toilet'
import { toothbrush } from './toothbrush'
import { tuningFork } from './tuning-fork'
import { typewriter } from './typewriter'
import { umbrella } from './umbrella'
import { watermill } from './watermill'

/** Echoes. Written by `npm run innovation-cards`. */
export const echoesSet: readonly WrittenCard[] = [
  dice,
  perfume,
  ruler,
  bangle,
  bell,
  candles,
  chopsticks,
  comb,
  flute,
  iceSkates,
  noodles,
  plumbing,
  puppet,
  soap,
  umbrella,
  chaturanga,
  crossbow,
  glassblowing,
  horseshoes,
  lever,
  linguistics,
  pagoda,
  scissors,
  toothbrush,
  watermill,
  charitableTrust,
  deodorant,
  homingPigeons,
  katana,
  liquidFire,
  magnifyingGlass,
  novel,
  sandpaper,
  sunglasses,
  almanac,
  barometer,
  chintz,
  clock,
  globe,
  kobukson,
  pencil,
  shuriken,
  slideRule,
  telescope,
  toilet,
  coke,
  lightningRod,
  octant,
  palampore,
  piano,
  pressureCooker,
  seedDrill,
  stove,
  thermometer,
  tuningFork,
  bifocals,
  dentures,
  hotAirBalloon,
  indianClubs,
  kaleidoscope,
  loom,
  morphine,
  shrapnel,
  steamboat,
  stethoscope,
  elevator,
  fertilizer,
  iceCream,
  jeans,
  machineGun,
  photography,
  rubber,
  saxophone,
  telegraph,
  typewriter,
]
