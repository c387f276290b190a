import type { WrittenCard } from '../../vocabulary/card'
import { aprilFoolsDay } from './april-fools-day'
import { area51 } from './area-51'
import { assassination } from './assassination'
import { astrobiology } from './astrobiology'
import { astrology } from './astrology'
import { attic } from './attic'
import { blackMarket } from './black-market'
import { blacklight } from './blacklight'
import { blackmail } from './blackmail'
import { brethrenOfPurity } from './brethren-of-purity'
import { buriedTreasure } from './buried-treasure'
import { cabal } from './cabal'
import { camouflage } from './camouflage'
import { chartreuse } from './chartreuse'
import { cipher } from './cipher'
import { cliffhanger } from './cliffhanger'
import { cloaking } from './cloaking'
import { clownCar } from './clown-car'
import { concealment } from './concealment'
import { confession } from './confession'
import { consulting } from './consulting'
import { counterfeiting } from './counterfeiting'
import { counterintelligence } from './counterintelligence'
import { cryptocurrency } from './cryptocurrency'
import { dance } from './dance'
import { darkWeb } from './dark-web'
import { denverAirport } from './denver-airport'
import { elDorado } from './el-dorado'
import { enigmaMachine } from './enigma-machine'
import { escapeRoom } from './escape-room'
import { espionage } from './espionage'
import { exile } from './exile'
import { fashionMask } from './fashion-mask'
import { fermiParadox } from './fermi-paradox'
import { fightClub } from './fight-club'
import { fingerprints } from './fingerprints'
import { fortuneCookie } from './fortune-cookie'
import { freemasons } from './freemasons'
import { gallery } from './gallery'
import { greenHydrogen } from './green-hydrogen'
import { hacking } from './hacking'
import { handbag } from './handbag'
import { handshake } from './handshake'
import { heirloom } from './heirloom'
import { hiking } from './hiking'
import { hitchhiking } from './hitchhiking'
import { holography } from './holography'
import { illuminati } from './illuminati'
import { inhomogeneousCosmology } from './inhomogeneous-cosmology'
import { ironCurtain } from './iron-curtain'
import { jackalope } from './jackalope'
import { joyBuzzer } from './joy-buzzer'
import { knightsTemplar } from './knights-templar'
import { legend } from './legend'
import { mafia } from './mafia'
import { magic8Ball } from './magic-8-ball'
import { masquerade } from './masquerade'
import { maze } from './maze'
import { mccarthyism } from './mccarthyism'
import { metaverse } from './metaverse'
import { meteorology } from './meteorology'
import { mysteryBox } from './mystery-box'
import { myth } from './myth'
import { ninja } from './ninja'
import { opusDei } from './opus-dei'
import { orderOfTheOccultHand } from './order-of-the-occult-hand'
import { padlock } from './padlock'
import { palmistry } from './palmistry'
import { pantheism } from './pantheism'
import { password } from './password'
import { penName } from './pen-name'
import { pilgrimage } from './pilgrimage'
import { placebo } from './placebo'
import { plotVoucher } from './plot-voucher'
import { polytheism } from './polytheism'
import { popularScience } from './popular-science'
import { privateEye } from './private-eye'
import { probability } from './probability'
import { propaganda } from './propaganda'
import { proverb } from './proverb'
import { quackery } from './quackery'
import { quantumComputers } from './quantum-computers'
import { reconnaissance } from './reconnaissance'
import { redEnvelope } from './red-envelope'
import { redHerring } from './red-herring'
import { rideHailing } from './ride-hailing'
import { rumor } from './rumor'
import { sabotage } from './sabotage'
import { safeDepositBox } from './safe-deposit-box'
import { scouting } from './scouting'
import { secretHistory } from './secret-history'
import { secretPolice } from './secret-police'
import { secretSanta } from './secret-santa'
import { secretumSecretorum } from './secretum-secretorum'
import { shangriLa } from './shangri-la'
import { silk } from './silk'
import { slotMachine } from './slot-machine'
import { smuggling } from './smuggling'
import { sniping } from './sniping'
import { spanishInquisition } from './spanish-inquisition'
import { steganography } from './steganography'
import { subway } from './subway'
import { surveillance } from './surveillance'
import { swissBankAccount } from './swiss-bank-account'
import { symbology } from './symbology'
import { taqiyya } from './taqiyya'
import { teleprompter } from './teleprompter'
import { theProphecies } from './the-prophecies'
import { threeDPrinting } from './three-d-printing'
import { tomb } from './tomb'
import { triad } from './triad'
import { urbanLegend } from './urban-legend'
import { whatchamacallit } from './whatchamacallit'
import { witchTrial } from './witch-trial'
import { woodworking } from './woodworking'

/** The Unseen. Written by `npm run card-lists`. */
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
  buriedTreasure,
  cabal,
  chartreuse,
  gallery,
  pantheism,
  penName,
  popularScience,
  probability,
  secretHistory,
  witchTrial,
  attic,
  hiking,
  illuminati,
  placebo,
  reconnaissance,
  redHerring,
  sabotage,
  sniping,
  swissBankAccount,
  triad,
  blackMarket,
  counterintelligence,
  fortuneCookie,
  mafia,
  privateEye,
  safeDepositBox,
  slotMachine,
  subway,
  blacklight,
  concealment,
  handbag,
  jackalope,
  joyBuzzer,
  opusDei,
  scouting,
  shangriLa,
  area51,
  clownCar,
  consulting,
  ironCurtain,
  mccarthyism,
  surveillance,
  urbanLegend,
  cryptocurrency,
  denverAirport,
  fightClub,
  inhomogeneousCosmology,
  orderOfTheOccultHand,
  rideHailing,
  secretSanta,
  whatchamacallit,
  astrobiology,
  cloaking,
  escapeRoom,
  fashionMask,
  greenHydrogen,
  metaverse,
  mysteryBox,
]
