import type { WrittenCard } from '../../vocabulary/card'
import { psyche16 } from './16-psyche'
import { worldCupFinalBall30 } from './30-world-cup-final-ball'
import { abellGalleryHarpsichord } from './abell-gallery-harpsichord'
import { actionComics1 } from './action-comics-1'
import { almiraQueenOfTheCastle } from './almira-queen-of-the-castle'
import { alongTheRiverDuringTheQingmingFestival } from './along-the-river-during-the-qingming-festival'
import { arkOfTheCovenant } from './ark-of-the-covenant'
import { babylonianChronicles } from './babylonian-chronicles'
import { baghdadBattery } from './baghdad-battery'
import { baroqueLongueLaBelle } from './baroque-longue-la-belle'
import { basurHoyukTokens } from './basur-hoyuk-tokens'
import { battleshipBismark } from './battleship-bismark'
import { battleshipYamato } from './battleship-yamato'
import { boerhavveMicroscope } from './boerhavve-microscope'
import { buttonwoodAgreement } from './buttonwood-agreement'
import { chronicleOfZuo } from './chronicle-of-zuo'
import { coltPatersonRevolver } from './colt-paterson-revolver'
import { corvetteChallenger } from './corvette-challenger'
import { crossOfCoronado } from './cross-of-coronado'
import { crusaderRabbit } from './crusader-rabbit'
import { cyrusCylinder } from './cyrus-cylinder'
import { dancingGirl } from './dancing-girl'
import { deadSeaScrolls } from './dead-sea-scrolls'
import { delftPocketTelescope } from './delft-pocket-telescope'
import { deloreanDmc12 } from './delorean-dmc-12'
import { dollyTheSheep } from './dolly-the-sheep'
import { dragonsLair } from './dragons-lair'
import { dunhuangStarChart } from './dunhuang-star-chart'
import { earhartsLockheedElectra10E } from './earharts-lockheed-electra-10e'
import { eastIndiaCompanyCharter } from './east-india-company-charter'
import { electrumStaterOfEfesos } from './electrum-stater-of-efesos'
import { excalibur } from './excalibur'
import { exxonValdez } from './exxon-valdez'
import { frigateConstitution } from './frigate-constitution'
import { galleonNuestraSenoraDeAtocha } from './galleon-nuestra-senora-de-atocha'
import { galleyWhydah } from './galley-whydah'
import { garlandsRubySlippers } from './garlands-ruby-slippers'
import { greatBarrierReef } from './great-barrier-reef'
import { greenland } from './greenland'
import { gujinTushuJinsheng } from './gujin-tushu-jinsheng'
import { hansenWritingBall } from './hansen-writing-ball'
import { higgsBoson } from './higgs-boson'
import { holmegaardBows } from './holmegaard-bows'
import { holyGrail } from './holy-grail'
import { holyLance } from './holy-lance'
import { hudsonsBayCompanyArchives } from './hudsons-bay-company-archives'
import { huntLennoxGlobe } from './hunt-lennox-globe'
import { ifeHead } from './ife-head'
import { internationalPrototypeMetreBar } from './international-prototype-metre-bar'
import { jedliksElectromagneticSelfRotor } from './jedliks-electromagnetic-self-rotor'
import { jiskairumokoNecklace } from './jiskairumoko-necklace'
import { jumboKingdom } from './jumbo-kingdom'
import { kilogramOfTheArchives } from './kilogram-of-the-archives'
import { linerTitanic } from './liner-titanic'
import { luna3 } from './luna-3'
import { lurganCanoe } from './lurgan-canoe'
import { magnavoxOdyssey } from './magnavox-odyssey'
import { maldives } from './maldives'
import { marchaReal } from './marcha-real'
import { marilynDiptych } from './marilyn-diptych'
import { martianInternet } from './martian-internet'
import { maskOfWarka } from './mask-of-warka'
import { meijiMuraStampVendingMachine } from './meiji-mura-stamp-vending-machine'
import { mjolnirAmulet } from './mjolnir-amulet'
import { molassesReefCaravel } from './molasses-reef-caravel'
import { monaLisa } from './mona-lisa'
import { moonlightSonata } from './moonlight-sonata'
import { moses } from './moses'
import { moyloughBeltShrine } from './moylough-belt-shrine'
import { musksTeslaRoadster } from './musks-tesla-roadster'
import { necronomicon } from './necronomicon'
import { oculusQuest } from './oculus-quest'
import { papyrusOfAni } from './papyrus-of-ani'
import { parnellPitchDrop } from './parnell-pitch-drop'
import { pavlovianTusk } from './pavlovian-tusk'
import { periodicTable } from './periodic-table'
import { petitionOfRight } from './petition-of-right'
import { philipsCompactCassette } from './philips-compact-cassette'
import { philosophersStone } from './philosophers-stone'
import { pizzaPacaya } from './pizza-pacaya'
import { plushBeweglichRodBear } from './plush-beweglich-rod-bear'
import { prideAndPrejudice } from './pride-and-prejudice'
import { priestKing } from './priest-king'
import { principia } from './principia'
import { puffingBilly } from './puffing-billy'
import { qianlongsDragonRobe } from './qianlongs-dragon-robe'
import { rockAroundTheClock } from './rock-around-the-clock'
import { rosettaStone } from './rosetta-stone'
import { roundhayGardenScene } from './roundhay-garden-scene'
import { roverCuriosity } from './rover-curiosity'
import { sandhamRoomCricketBat } from './sandham-room-cricket-bat'
import { sanskrit } from './sanskrit'
import { seikanTunnel } from './seikan-tunnel'
import { seikilosEpitaph } from './seikilos-epitaph'
import { shipOfTheLineSussex } from './ship-of-the-line-sussex'
import { shroudOfTurin } from './shroud-of-turin'
import { sibiduNeedle } from './sibidu-needle'
import { singerModel27 } from './singer-model-27'
import { submarineHLHunley } from './submarine-h-l-hunley'
import { syncom3 } from './syncom-3'
import { taleOfTheShipwreckedSailor } from './tale-of-the-shipwrecked-sailor'
import { tasmanianTiger } from './tasmanian-tiger'
import { terracottaArmy } from './terracotta-army'
import { theBigBang } from './the-big-bang'
import { theCommunistManifesto } from './the-communist-manifesto'
import { theDailyCourant } from './the-daily-courant'
import { theWealthOfNations } from './the-wealth-of-nations'
import { treatyOfKadesh } from './treaty-of-kadesh'
import { uSDeclarationOfIndependence } from './u-s-declaration-of-independence'
import { velcroShoes } from './velcro-shoes'
import { whatDoesTheFoxSay } from './what-does-the-fox-say'
import { wheresWaldo } from './wheres-waldo'
import { xianrendongShards } from './xianrendong-shards'
import { yataNoKagami } from './yata-no-kagami'
import { yeagersBellX1A } from './yeagers-bell-x-1a'

/** Artifacts. Written by `npm run card-lists`. */
export const artifactsSet: readonly WrittenCard[] = [
  holmegaardBows,
  arkOfTheCovenant,
  basurHoyukTokens,
  dancingGirl,
  electrumStaterOfEfesos,
  jiskairumokoNecklace,
  lurganCanoe,
  maskOfWarka,
  papyrusOfAni,
  pavlovianTusk,
  priestKing,
  sibiduNeedle,
  taleOfTheShipwreckedSailor,
  treatyOfKadesh,
  xianrendongShards,
  babylonianChronicles,
  baghdadBattery,
  chronicleOfZuo,
  deadSeaScrolls,
  holyGrail,
  holyLance,
  rosettaStone,
  seikilosEpitaph,
  terracottaArmy,
  alongTheRiverDuringTheQingmingFestival,
  dunhuangStarChart,
  excalibur,
  ifeHead,
  mjolnirAmulet,
  moyloughBeltShrine,
  necronomicon,
  philosophersStone,
  shroudOfTurin,
  yataNoKagami,
  abellGalleryHarpsichord,
  crossOfCoronado,
  delftPocketTelescope,
  eastIndiaCompanyCharter,
  galleonNuestraSenoraDeAtocha,
  huntLennoxGlobe,
  molassesReefCaravel,
  monaLisa,
  moses,
  petitionOfRight,
  almiraQueenOfTheCastle,
  baroqueLongueLaBelle,
  boerhavveMicroscope,
  galleyWhydah,
  gujinTushuJinsheng,
  hudsonsBayCompanyArchives,
  principia,
  sandhamRoomCricketBat,
  shipOfTheLineSussex,
  theDailyCourant,
  cyrusCylinder,
  buttonwoodAgreement,
  frigateConstitution,
  kilogramOfTheArchives,
  marchaReal,
  moonlightSonata,
  prideAndPrejudice,
  puffingBilly,
  qianlongsDragonRobe,
  theWealthOfNations,
  uSDeclarationOfIndependence,
  coltPatersonRevolver,
  corvetteChallenger,
  hansenWritingBall,
  internationalPrototypeMetreBar,
  jedliksElectromagneticSelfRotor,
  periodicTable,
  roundhayGardenScene,
  singerModel27,
  submarineHLHunley,
  theCommunistManifesto,
  worldCupFinalBall30,
  actionComics1,
  battleshipBismark,
  battleshipYamato,
  earhartsLockheedElectra10E,
  garlandsRubySlippers,
  linerTitanic,
  meijiMuraStampVendingMachine,
  parnellPitchDrop,
  plushBeweglichRodBear,
  crusaderRabbit,
  luna3,
  magnavoxOdyssey,
  marilynDiptych,
  philipsCompactCassette,
  rockAroundTheClock,
  syncom3,
  theBigBang,
  velcroShoes,
  yeagersBellX1A,
  deloreanDmc12,
  dollyTheSheep,
  dragonsLair,
  exxonValdez,
  higgsBoson,
  maldives,
  musksTeslaRoadster,
  roverCuriosity,
  seikanTunnel,
  wheresWaldo,
  psyche16,
  greatBarrierReef,
  greenland,
  jumboKingdom,
  martianInternet,
  oculusQuest,
  pizzaPacaya,
  sanskrit,
  tasmanianTiger,
  whatDoesTheFoxSay,
]
