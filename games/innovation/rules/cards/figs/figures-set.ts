import type { WrittenCard } from '../../vocabulary/card'
import { adamSmith } from './adam-smith'
import { alKindi } from './al-kindi'
import { albertEinstein } from './albert-einstein'
import { alexTrebek } from './alex-trebek'
import { alexanderTheGreat } from './alexander-the-great'
import { alfredNobel } from './alfred-nobel'
import { alhazen } from './alhazen'
import { aminaSukhera } from './amina-sukhera'
import { antonieVanLeeuwenhoek } from './antonie-van-leeuwenhoek'
import { archimedes } from './archimedes'
import { augustusCaesar } from './augustus-caesar'
import { avicenna } from './avicenna'
import { bartholomewRoberts } from './bartholomew-roberts'
import { bartolomeoCristofori } from './bartolomeo-cristofori'
import { bearGrylls } from './bear-grylls'
import { benjaminFranklin } from './benjamin-franklin'
import { boyanSlat } from './boyan-slat'
import { caiLun } from './cai-lun'
import { caresseCrosby } from './caresse-crosby'
import { carlFriedrichGauss } from './carl-friedrich-gauss'
import { catherineTheGreat } from './catherine-the-great'
import { charlesDarwin } from './charles-darwin'
import { cheGuevara } from './che-guevara'
import { christiaanHuygens } from './christiaan-huygens'
import { christopherPolhem } from './christopher-polhem'
import { confucius } from './confucius'
import { daedalus } from './daedalus'
import { dukeEllington } from './duke-ellington'
import { edwardJenner } from './edward-jenner'
import { emmaWatson } from './emma-watson'
import { emmyNoether } from './emmy-noether'
import { emperorMeiji } from './emperor-meiji'
import { erwinRommel } from './erwin-rommel'
import { florenceNightingale } from './florence-nightingale'
import { fuXi } from './fu-xi'
import { galileoGalilei } from './galileo-galilei'
import { georgeStephenson } from './george-stephenson'
import { gilgamesh } from './gilgamesh'
import { giuseppeScionti } from './giuseppe-scionti'
import { graceHopper } from './grace-hopper'
import { gretaThunberg } from './greta-thunberg'
import { hammurabi } from './hammurabi'
import { hatshepsut } from './hatshepsut'
import { hedyLamar } from './hedy-lamar'
import { hgWells } from './hg-wells'
import { homer } from './homer'
import { huangDi } from './huang-di'
import { imhotep } from './imhotep'
import { isaacNewton } from './isaac-newton'
import { jackieChan } from './jackie-chan'
import { jamesClerkMaxwell } from './james-clerk-maxwell'
import { johannesKepler } from './johannes-kepler'
import { johannesVermeer } from './johannes-vermeer'
import { johnEricsson } from './john-ericsson'
import { johnHarrison } from './john-harrison'
import { johnLoudonMcadam } from './john-loudon-mcadam'
import { johnVonNeumann } from './john-von-neumann'
import { jpMorgan } from './jp-morgan'
import { konstantinNovoselov } from './konstantin-novoselov'
import { leonardoDaVinci } from './leonardo-da-vinci'
import { lilyHevesh } from './lily-hevesh'
import { ludwigVanBeethoven } from './ludwig-van-beethoven'
import { margaretThatcher } from './margaret-thatcher'
import { marieCurie } from './marie-curie'
import { martinScorsese } from './martin-scorsese'
import { maxVerstappen } from './max-verstappen'
import { michaelangelo } from './michaelangelo'
import { mikhailKalashnikov } from './mikhail-kalashnikov'
import { muhammadYunus } from './muhammad-yunus'
import { murasakiShikibu } from './murasaki-shikibu'
import { napoleonBonaparte } from './napoleon-bonaparte'
import { nelsonMandela } from './nelson-mandela'
import { niccoloMachiavelli } from './niccolo-machiavelli'
import { nikolaTesla } from './nikola-tesla'
import { pedroAlvarezCabral } from './pedro-alvarez-cabral'
import { pele } from './pele'
import { peterTheGreat } from './peter-the-great'
import { plato } from './plato'
import { ptahhotep } from './ptahhotep'
import { ptolemy } from './ptolemy'
import { queenVictoria } from './queen-victoria'
import { rhazes } from './rhazes'
import { robertELee } from './robert-e-lee'
import { rodSerling } from './rod-serling'
import { rowlandHill } from './rowland-hill'
import { ruthHandler } from './ruth-handler'
import { saladin } from './saladin'
import { samuelDeChamplain } from './samuel-de-champlain'
import { sargonOfAkkad } from './sargon-of-akkad'
import { sejongTheGreat } from './sejong-the-great'
import { sergeyBrin } from './sergey-brin'
import { sheikhTamim } from './sheikh-tamim'
import { shenKuo } from './shen-kuo'
import { shennong } from './shennong'
import { shigeruMiyamoto } from './shigeru-miyamoto'
import { shivaji } from './shivaji'
import { sinuhe } from './sinuhe'
import { sneferu } from './sneferu'
import { stephenHawking } from './stephen-hawking'
import { suSong } from './su-song'
import { sunTzu } from './sun-tzu'
import { sunshuAo } from './sunshu-ao'
import { susanBlackmore } from './susan-blackmore'
import { taiichiOno } from './taiichi-ono'
import { takiAdDin } from './taki-ad-din'
import { tecumseh } from './tecumseh'
import { thereseKirongozi } from './therese-kirongozi'
import { tigernmas } from './tigernmas'
import { tranHuangDao } from './tran-huang-dao'
import { wernherVonBraun } from './wernher-von-braun'
import { williamShakespeare } from './william-shakespeare'
import { ximenBao } from './ximen-bao'
import { yiSunSin } from './yi-sun-sin'
import { yunaKim } from './yuna-kim'
import { zhangHeng } from './zhang-heng'

/** Figures. Written by `npm run card-lists`. */
export const figuresSet: readonly WrittenCard[] = [
  homer,
  shenKuo,
  archimedes,
  augustusCaesar,
  jackieChan,
  hammurabi,
  bearGrylls,
  daedalus,
  fuXi,
  gilgamesh,
  hatshepsut,
  huangDi,
  imhotep,
  ptahhotep,
  sargonOfAkkad,
  shennong,
  sinuhe,
  sneferu,
  sunshuAo,
  tigernmas,
  alexanderTheGreat,
  caiLun,
  confucius,
  plato,
  ptolemy,
  sunTzu,
  ximenBao,
  zhangHeng,
  alKindi,
  alhazen,
  avicenna,
  murasakiShikibu,
  rhazes,
  saladin,
  sejongTheGreat,
  suSong,
  tranHuangDao,
  aminaSukhera,
  galileoGalilei,
  johannesKepler,
  leonardoDaVinci,
  michaelangelo,
  niccoloMachiavelli,
  pedroAlvarezCabral,
  takiAdDin,
  williamShakespeare,
  yiSunSin,
  antonieVanLeeuwenhoek,
  bartholomewRoberts,
  bartolomeoCristofori,
  christiaanHuygens,
  christopherPolhem,
  isaacNewton,
  johannesVermeer,
  peterTheGreat,
  samuelDeChamplain,
  shivaji,
  adamSmith,
  benjaminFranklin,
  carlFriedrichGauss,
  catherineTheGreat,
  edwardJenner,
  johnHarrison,
  johnLoudonMcadam,
  ludwigVanBeethoven,
  napoleonBonaparte,
  tecumseh,
  alfredNobel,
  charlesDarwin,
  emperorMeiji,
  florenceNightingale,
  georgeStephenson,
  jamesClerkMaxwell,
  johnEricsson,
  queenVictoria,
  robertELee,
  rowlandHill,
  albertEinstein,
  caresseCrosby,
  dukeEllington,
  emmyNoether,
  erwinRommel,
  hgWells,
  jpMorgan,
  johnVonNeumann,
  marieCurie,
  nikolaTesla,
  cheGuevara,
  graceHopper,
  hedyLamar,
  mikhailKalashnikov,
  nelsonMandela,
  pele,
  rodSerling,
  ruthHandler,
  taiichiOno,
  wernherVonBraun,
  alexTrebek,
  margaretThatcher,
  martinScorsese,
  muhammadYunus,
  sergeyBrin,
  shigeruMiyamoto,
  stephenHawking,
  susanBlackmore,
  yunaKim,
  boyanSlat,
  emmaWatson,
  giuseppeScionti,
  gretaThunberg,
  konstantinNovoselov,
  lilyHevesh,
  maxVerstappen,
  sheikhTamim,
  thereseKirongozi,
]
