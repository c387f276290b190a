import type { WrittenCard } from '../../vocabulary/card'
import { airConditioner } from './air-conditioner'
import { algocracy } from './algocracy'
import { almanac } from './almanac'
import { artificialHeart } from './artificial-heart'
import { atm } from './atm'
import { bandage } from './bandage'
import { bangle } from './bangle'
import { barcode } from './barcode'
import { barometer } from './barometer'
import { bell } from './bell'
import { bifocals } from './bifocals'
import { calculator } from './calculator'
import { camcorder } from './camcorder'
import { candles } from './candles'
import { cellPhone } from './cell-phone'
import { charitableTrust } from './charitable-trust'
import { chaturanga } from './chaturanga'
import { chintz } from './chintz'
import { chopsticks } from './chopsticks'
import { clock } from './clock'
import { coke } from './coke'
import { comb } from './comb'
import { creditCard } from './credit-card'
import { crossbow } from './crossbow'
import { crossword } from './crossword'
import { deepfake } from './deepfake'
import { dentures } from './dentures'
import { deodorant } from './deodorant'
import { dice } from './dice'
import { digitalPet } from './digital-pet'
import { drone } from './drone'
import { elevator } from './elevator'
import { email } from './email'
import { esports } from './esports'
import { exoskeleton } from './exoskeleton'
import { fertilizer } from './fertilizer'
import { flute } from './flute'
import { glassblowing } from './glassblowing'
import { globe } from './globe'
import { gps } from './gps'
import { helicopter } from './helicopter'
import { homingPigeons } from './homing-pigeons'
import { horseshoes } from './horseshoes'
import { hotAirBalloon } from './hot-air-balloon'
import { humanGenome } from './human-genome'
import { iceCream } from './ice-cream'
import { iceSkates } from './ice-skates'
import { indianClubs } from './indian-clubs'
import { jeans } from './jeans'
import { jet } from './jet'
import { kaleidoscope } from './kaleidoscope'
import { karaoke } from './karaoke'
import { katana } from './katana'
import { kobukson } from './kobukson'
import { laser } from './laser'
import { lever } from './lever'
import { lightningRod } from './lightning-rod'
import { linguistics } from './linguistics'
import { liquidFire } from './liquid-fire'
import { loom } from './loom'
import { machineGun } from './machine-gun'
import { magnifyingGlass } from './magnifying-glass'
import { meritocracy } from './meritocracy'
import { morphine } from './morphine'
import { mp3 } from './mp3'
import { noodles } from './noodles'
import { novel } from './novel'
import { nylon } from './nylon'
import { octant } from './octant'
import { pagoda } from './pagoda'
import { palampore } from './palampore'
import { parachute } from './parachute'
import { pencil } from './pencil'
import { perfume } from './perfume'
import { photography } from './photography'
import { piano } from './piano'
import { plumbing } from './plumbing'
import { pressureCooker } from './pressure-cooker'
import { puppet } from './puppet'
import { puzzleCube } from './puzzle-cube'
import { radioTelescope } from './radio-telescope'
import { robocar } from './robocar'
import { rock } from './rock'
import { rubber } from './rubber'
import { ruler } from './ruler'
import { sandpaper } from './sandpaper'
import { saxophone } from './saxophone'
import { scissors } from './scissors'
import { seedDrill } from './seed-drill'
import { shrapnel } from './shrapnel'
import { shuriken } from './shuriken'
import { slicedBread } from './sliced-bread'
import { slideRule } from './slide-rule'
import { soap } from './soap'
import { socialNetworking } from './social-networking'
import { steamboat } from './steamboat'
import { stethoscope } from './stethoscope'
import { stove } from './stove'
import { streaming } from './streaming'
import { sudoku } from './sudoku'
import { sunglasses } from './sunglasses'
import { telegraph } from './telegraph'
import { telescope } from './telescope'
import { television } from './television'
import { thermometer } from './thermometer'
import { toilet } from './toilet'
import { toothbrush } from './toothbrush'
import { touchscreen } from './touchscreen'
import { tractor } from './tractor'
import { tuningFork } from './tuning-fork'
import { typewriter } from './typewriter'
import { umbrella } from './umbrella'
import { watermill } from './watermill'
import { wristwatch } from './wristwatch'
import { xRay } from './x-ray'

/** Echoes. Written by `npm run card-lists`. */
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
  airConditioner,
  bandage,
  crossword,
  nylon,
  parachute,
  radioTelescope,
  slicedBread,
  television,
  tractor,
  xRay,
  atm,
  calculator,
  creditCard,
  email,
  helicopter,
  jet,
  karaoke,
  laser,
  rock,
  wristwatch,
  artificialHeart,
  barcode,
  camcorder,
  cellPhone,
  gps,
  humanGenome,
  mp3,
  puzzleCube,
  socialNetworking,
  sudoku,
  algocracy,
  deepfake,
  digitalPet,
  drone,
  esports,
  exoskeleton,
  meritocracy,
  robocar,
  streaming,
  touchscreen,
]
