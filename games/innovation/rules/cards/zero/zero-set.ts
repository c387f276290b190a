import type { WrittenCard } from '../../vocabulary/card'
import { curing } from './curing'
import { fire } from './fire'
import { firstAid } from './first-aid'
import { fishing } from './fishing'
import { foraging } from './foraging'
import { freshWater } from './fresh-water'
import { hunting } from './hunting'
import { knots } from './knots'
import { shelter } from './shelter'
import { skinning } from './skinning'
import { speakWithBird } from './speak-with-bird'
import { stoneKnives } from './stone-knives'
import { tanning } from './tanning'
import { tracking } from './tracking'
import { trapping } from './trapping'

/** The cards of value 0, which only play when something brings them in. Written by `npm run card-lists`. */
export const zeroSet: readonly WrittenCard[] = [
  curing,
  firstAid,
  fire,
  fishing,
  foraging,
  freshWater,
  hunting,
  knots,
  shelter,
  skinning,
  speakWithBird,
  stoneKnives,
  tanning,
  tracking,
  trapping,
]
