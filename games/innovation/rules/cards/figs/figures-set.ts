import type { WrittenCard } from '../../vocabulary/card'
import { alKindi } from './al-kindi'
import { alexanderTheGreat } from './alexander-the-great'
import { alhazen } from './alhazen'
import { aminaSukhera } from './amina-sukhera'
import { antonieVanLeeuwenhoek } from './antonie-van-leeuwenhoek'
import { archimedes } from './archimedes'
import { augustusCaesar } from './augustus-caesar'
import { avicenna } from './avicenna'
import { bartholomewRoberts } from './bartholomew-roberts'
import { bartolomeoCristofori } from './bartolomeo-cristofori'
import { bearGrylls } from './bear-grylls'
import { caiLun } from './cai-lun'
import { christiaanHuygens } from './christiaan-huygens'
import { christopherPolhem } from './christopher-polhem'
import { confucius } from './confucius'
import { daedalus } from './daedalus'
import { fuXi } from './fu-xi'
import { galileoGalilei } from './galileo-galilei'
import { gilgamesh } from './gilgamesh'
import { hammurabi } from './hammurabi'
import { hatshepsut } from './hatshepsut'
import { homer } from './homer'
import { huangDi } from './huang-di'
import { imhotep } from './imhotep'
import { isaacNewton } from './isaac-newton'
import { jackieChan } from './jackie-chan'
import { johannesKepler } from './johannes-kepler'
import { johannesVermeer } from './johannes-vermeer'
import { leonardoDaVinci } from './leonardo-da-vinci'
import { michaelangelo } from './michaelangelo'
import { murasakiShikibu } from './murasaki-shikibu'
import { niccoloMachiavelli } from './niccolo-machiavelli'
import { pedroAlvarezCabral } from './pedro-alvarez-cabral'
import { peterTheGreat } from './peter-the-great'
import { plato } from './plato'
import { ptahhotep } from './ptahhotep'
import { ptolemy } from './ptolemy'
import { rhazes } from './rhazes'
import { saladin } from './saladin'
import { samuelDeChamplain } from './samuel-de-champlain'
import { sargonOfAkkad } from './sargon-of-akkad'
import { sejongTheGreat } from './sejong-the-great'
import { shenKuo } from './shen-kuo'
import { shennong } from './shennong'
import { shivaji } from './shivaji'
import { sinuhe } from './sinuhe'
import { sneferu } from './sneferu'
import { suSong } from './su-song'
import { sunTzu } from './sun-tzu'
import { sunshuAo } from './sunshu-ao'
import { takiAdDin } from './taki-ad-din'
import { tigernmas } from './tigernmas'
import { tranHuangDao } from './tran-huang-dao'
import { williamShakespeare } from './william-shakespeare'
import { ximenBao } from './ximen-bao'
import { yiSunSin } from './yi-sun-sin'
import { zhangHeng } from './zhang-heng'

/** Figures. Written by `npm run innovation-cards`. */
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
]
