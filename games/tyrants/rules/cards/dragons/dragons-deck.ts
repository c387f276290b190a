// Written by `npm run card-lists`: one entry per card file of this folder.
import type { WrittenCard } from '../../vocabulary/card'
import { blackDragon } from './black-dragon'
import { blackWyrmling } from './black-wyrmling'
import { blueDragon } from './blue-dragon'
import { blueWyrmling } from './blue-wyrmling'
import { clericOfLoagzed } from './cleric-of-loagzed'
import { cultFanatic } from './cult-fanatic'
import { dragonCultist } from './dragon-cultist'
import { dragonclaw } from './dragonclaw'
import { enchanterOfThay } from './enchanter-of-thay'
import { greenDragon } from './green-dragon'
import { greenWyrmling } from './green-wyrmling'
import { kobold } from './kobold'
import { rathModar } from './rath-modar'
import { redDragon } from './red-dragon'
import { redWyrmling } from './red-wyrmling'
import { severinSilrajin } from './severin-silrajin'
import { watcherOfThay } from './watcher-of-thay'
import { whiteDragon } from './white-dragon'
import { whiteWyrmling } from './white-wyrmling'
import { wyrmspeaker } from './wyrmspeaker'

export const dragonsDeck: readonly WrittenCard[] = [
  blackDragon,
  blackWyrmling,
  blueDragon,
  blueWyrmling,
  clericOfLoagzed,
  cultFanatic,
  dragonCultist,
  dragonclaw,
  enchanterOfThay,
  greenDragon,
  greenWyrmling,
  kobold,
  rathModar,
  redDragon,
  redWyrmling,
  severinSilrajin,
  watcherOfThay,
  whiteDragon,
  whiteWyrmling,
  wyrmspeaker,
]
