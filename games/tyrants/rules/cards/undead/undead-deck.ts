// Written by `npm run card-lists`: one entry per card file of this folder.
import type { WrittenCard } from '../../vocabulary/card'
import { banshee } from './banshee'
import { carrionCrawler } from './carrion-crawler'
import { conjurer } from './conjurer'
import { cultistOfMyrkul } from './cultist-of-myrkul'
import { deathKnight } from './death-knight'
import { fleshGolem } from './flesh-golem'
import { ghost } from './ghost'
import { highPriestOfMyrkul } from './high-priest-of-myrkul'
import { lich } from './lich'
import { minotaurSkeleton } from './minotaur-skeleton'
import { mummyLord } from './mummy-lord'
import { necromancer } from './necromancer'
import { ogreZombie } from './ogre-zombie'
import { ravenousZombies } from './ravenous-zombies'
import { revenant } from './revenant'
import { skeletalHorde } from './skeletal-horde'
import { vampireSpawn } from './vampire-spawn'
import { vampire } from './vampire'
import { wight } from './wight'
import { wraith } from './wraith'

export const undeadDeck: readonly WrittenCard[] = [
  banshee,
  carrionCrawler,
  conjurer,
  cultistOfMyrkul,
  deathKnight,
  fleshGolem,
  ghost,
  highPriestOfMyrkul,
  lich,
  minotaurSkeleton,
  mummyLord,
  necromancer,
  ogreZombie,
  ravenousZombies,
  revenant,
  skeletalHorde,
  vampireSpawn,
  vampire,
  wight,
  wraith,
]
