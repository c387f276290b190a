import type { WrittenCard } from '../../vocabulary/card'
import { blackmail } from './blackmail'
import { camouflage } from './camouflage'
import { darkWeb } from './dark-web'
import { enigmaMachine } from './enigma-machine'
import { fermiParadox } from './fermi-paradox'
import { fingerprints } from './fingerprints'
import { hacking } from './hacking'
import { hitchhiking } from './hitchhiking'
import { holography } from './holography'
import { legend } from './legend'
import { magic8Ball } from './magic-8-ball'
import { plotVoucher } from './plot-voucher'
import { quantumComputers } from './quantum-computers'
import { teleprompter } from './teleprompter'
import { theProphecies } from './the-prophecies'
import { threeDPrinting } from './three-d-printing'
import { woodworking } from './woodworking'

/** The Unseen. Written by `npm run innovation-cards`. */
export const unseenSet: readonly WrittenCard[] = [
  fingerprints,
  blackmail,
  plotVoucher,
  hitchhiking,
  woodworking,
  legend,
  theProphecies,
  camouflage,
  enigmaMachine,
  fermiParadox,
  magic8Ball,
  teleprompter,
  threeDPrinting,
  hacking,
  darkWeb,
  holography,
  quantumComputers,
]
