import type { WrittenCard } from '../../vocabulary/card'
import { bangle } from './bangle'
import { bell } from './bell'
import { candles } from './candles'
import { charitableTrust } from './charitable-trust'
import { chaturanga } from './chaturanga'
import { chopsticks } from './chopsticks'
import { comb } from './comb'
import { crossbow } from './crossbow'
import { deodorant } from './deodorant'
import { dice } from './dice'
import { flute } from './flute'
import { glassblowing } from './glassblowing'
import { homingPigeons } from './homing-pigeons'
import { horseshoes } from './horseshoes'
import { iceSkates } from './ice-skates'
import { katana } from './katana'
import { lever } from './lever'
import { linguistics } from './linguistics'
import { liquidFire } from './liquid-fire'
import { magnifyingGlass } from './magnifying-glass'
import { noodles } from './noodles'
import { novel } from './novel'
import { pagoda } from './pagoda'
import { perfume } from './perfume'
import { plumbing } from './plumbing'
import { puppet } from './puppet'
import { ruler } from './ruler'
import { sandpaper } from './sandpaper'
import { scissors } from './scissors'
import { soap } from './soap'
import { sunglasses } from './sunglasses'
import { toothbrush } from './toothbrush'
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
]
