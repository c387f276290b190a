import type { WrittenCard } from '../../vocabulary/card'
import { aprilFoolsDay } from './april-fools-day'
import { assassination } from './assassination'
import { astrology } from './astrology'
import { blackmail } from './blackmail'
import { brethrenOfPurity } from './brethren-of-purity'
import { camouflage } from './camouflage'
import { cipher } from './cipher'
import { cliffhanger } from './cliffhanger'
import { confession } from './confession'
import { counterfeiting } from './counterfeiting'
import { dance } from './dance'
import { darkWeb } from './dark-web'
import { elDorado } from './el-dorado'
import { enigmaMachine } from './enigma-machine'
import { espionage } from './espionage'
import { exile } from './exile'
import { fermiParadox } from './fermi-paradox'
import { fingerprints } from './fingerprints'
import { freemasons } from './freemasons'
import { hacking } from './hacking'
import { handshake } from './handshake'
import { heirloom } from './heirloom'
import { hitchhiking } from './hitchhiking'
import { holography } from './holography'
import { knightsTemplar } from './knights-templar'
import { legend } from './legend'
import { magic8Ball } from './magic-8-ball'
import { masquerade } from './masquerade'
import { maze } from './maze'
import { meteorology } from './meteorology'
import { myth } from './myth'
import { ninja } from './ninja'
import { padlock } from './padlock'
import { palmistry } from './palmistry'
import { password } from './password'
import { pilgrimage } from './pilgrimage'
import { plotVoucher } from './plot-voucher'
import { polytheism } from './polytheism'
import { propaganda } from './propaganda'
import { proverb } from './proverb'
import { quackery } from './quackery'
import { quantumComputers } from './quantum-computers'
import { redEnvelope } from './red-envelope'
import { rumor } from './rumor'
import { secretPolice } from './secret-police'
import { secretumSecretorum } from './secretum-secretorum'
import { silk } from './silk'
import { smuggling } from './smuggling'
import { spanishInquisition } from './spanish-inquisition'
import { steganography } from './steganography'
import { symbology } from './symbology'
import { taqiyya } from './taqiyya'
import { teleprompter } from './teleprompter'
import { theProphecies } from './the-prophecies'
import { threeDPrinting } from './three-d-printing'
import { tomb } from './tomb'
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
  assassination,
  dance,
  espionage,
  handshake,
  maze,
  myth,
  palmistry,
  pilgrimage,
  polytheism,
  proverb,
  rumor,
  silk,
  symbology,
  tomb,
  astrology,
  cipher,
  counterfeiting,
  exile,
  meteorology,
  padlock,
  password,
  propaganda,
  steganography,
  brethrenOfPurity,
  cliffhanger,
  freemasons,
  knightsTemplar,
  masquerade,
  redEnvelope,
  secretPolice,
  secretumSecretorum,
  smuggling,
  taqiyya,
  aprilFoolsDay,
  confession,
  elDorado,
  heirloom,
  ninja,
  quackery,
  spanishInquisition,
]
