// Written by `npm run card-lists`: one entry per card file of this folder.
import type { WrittenCard } from '../../vocabulary/card'
import { aboleth } from './aboleth'
import { ambassador } from './ambassador'
import { beholder } from './beholder'
import { brainwashedSlave } from './brainwashed-slave'
import { chuul } from './chuul'
import { cloaker } from './cloaker'
import { craniumRats } from './cranium-rats'
import { deathTyrant } from './death-tyrant'
import { elderBrain } from './elder-brain'
import { gauth } from './gauth'
import { grimlock } from './grimlock'
import { intellectDevourer } from './intellect-devourer'
import { mindwitness } from './mindwitness'
import { neogi } from './neogi'
import { nothic } from './nothic'
import { puppeteer } from './puppeteer'
import { quaggoth } from './quaggoth'
import { spectator } from './spectator'
import { ulitharid } from './ulitharid'
import { umberHulk } from './umber-hulk'

export const illithidDeck: readonly WrittenCard[] = [
  aboleth,
  ambassador,
  beholder,
  brainwashedSlave,
  chuul,
  cloaker,
  craniumRats,
  deathTyrant,
  elderBrain,
  gauth,
  grimlock,
  intellectDevourer,
  mindwitness,
  neogi,
  nothic,
  puppeteer,
  quaggoth,
  spectator,
  ulitharid,
  umberHulk,
]
