// Written by `npm run card-lists`: one entry per card file of this folder.
import type { WrittenCard } from '../../vocabulary/card'
import { balor } from './balor'
import { demogorgon } from './demogorgon'
import { derro } from './derro'
import { ettin } from './ettin'
import { ghoul } from './ghoul'
import { gibberingMouther } from './gibbering-mouther'
import { glavrezu } from './glavrezu'
import { grazzt } from './grazzt'
import { hezrou } from './hezrou'
import { jackalwere } from './jackalwere'
import { marilith } from './marilith'
import { mindFlayer } from './mind-flayer'
import { myconidAdult } from './myconid-adult'
import { myconidSovereign } from './myconid-sovereign'
import { nalfeshnee } from './nalfeshnee'
import { nightHag } from './night-hag'
import { orcus } from './orcus'
import { succubus } from './succubus'
import { vrock } from './vrock'
import { zuggtmoy } from './zuggtmoy'

export const demonsDeck: readonly WrittenCard[] = [
  balor,
  demogorgon,
  derro,
  ettin,
  ghoul,
  gibberingMouther,
  glavrezu,
  grazzt,
  hezrou,
  jackalwere,
  marilith,
  mindFlayer,
  myconidAdult,
  myconidSovereign,
  nalfeshnee,
  nightHag,
  orcus,
  succubus,
  vrock,
  zuggtmoy,
]
