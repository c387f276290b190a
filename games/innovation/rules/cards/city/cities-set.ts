import type { WrittenCard } from '../../vocabulary/card'
import { alexandria } from './alexandria'
import { algiers } from './algiers'
import { amsterdam } from './amsterdam'
import { athens } from './athens'
import { atlanta } from './atlanta'
import { atlantis } from './atlantis'
import { babylon } from './babylon'
import { baghdad } from './baghdad'
import { bangalore } from './bangalore'
import { bangkok } from './bangkok'
import { barcelona } from './barcelona'
import { beijing } from './beijing'
import { beirut } from './beirut'
import { berlin } from './berlin'
import { bombay } from './bombay'
import { boston } from './boston'
import { brisbane } from './brisbane'
import { brussels } from './brussels'
import { buenosAires } from './buenos-aires'
import { calicut } from './calicut'
import { carthage } from './carthage'
import { changAn } from './chang-an'
import { chicago } from './chicago'
import { chongqing } from './chongqing'
import { constantinople } from './constantinople'
import { copenhagen } from './copenhagen'
import { cordoba } from './cordoba'
import { dallas } from './dallas'
import { damascus } from './damascus'
import { delhi } from './delhi'
import { dubai } from './dubai'
import { dublin } from './dublin'
import { edinburgh } from './edinburgh'
import { ephesus } from './ephesus'
import { essen } from './essen'
import { florence } from './florence'
import { frankfurk } from './frankfurk'
import { gdansk } from './gdansk'
import { guadalajara } from './guadalajara'
import { guangzhou } from './guangzhou'
import { hamburg } from './hamburg'
import { hangzhou } from './hangzhou'
import { hattusa } from './hattusa'
import { hoiAn } from './hoi-an'
import { hongKong } from './hong-kong'
import { houston } from './houston'
import { jakarta } from './jakarta'
import { jerusalem } from './jerusalem'
import { johannesburg } from './johannesburg'
import { kaifeng } from './kaifeng'
import { kiev } from './kiev'
import { kualaLumpur } from './kuala-lumpur'
import { lima } from './lima'
import { linzi } from './linzi'
import { lisbon } from './lisbon'
import { london } from './london'
import { losAngeles } from './los-angeles'
import { luoyang } from './luoyang'
import { lyon } from './lyon'
import { madrid } from './madrid'
import { manila } from './manila'
import { marseille } from './marseille'
import { mecca } from './mecca'
import { melbourne } from './melbourne'
import { memphis } from './memphis'
import { miami } from './miami'
import { milan } from './milan'
import { mohenjoDaro } from './mohenjo-daro'
import { montreal } from './montreal'
import { moscow } from './moscow'
import { munich } from './munich'
import { nairobi } from './nairobi'
import { nanjing } from './nanjing'
import { naples } from './naples'
import { newYorkCity } from './new-york-city'
import { nineveh } from './nineveh'
import { osaka } from './osaka'
import { paris } from './paris'
import { perth } from './perth'
import { philadelphia } from './philadelphia'
import { prague } from './prague'
import { rioDeJaneiro } from './rio-de-janeiro'
import { riyadh } from './riyadh'
import { rome } from './rome'
import { sanFrancisco } from './san-francisco'
import { santiago } from './santiago'
import { saoPaulo } from './sao-paulo'
import { seattle } from './seattle'
import { seoul } from './seoul'
import { seville } from './seville'
import { shanghai } from './shanghai'
import { shenzhen } from './shenzhen'
import { singapore } from './singapore'
import { sparta } from './sparta'
import { stPetersburg } from './st-petersburg'
import { stockholm } from './stockholm'
import { sydney } from './sydney'
import { taipei } from './taipei'
import { tehran } from './tehran'
import { telAviv } from './tel-aviv'
import { tenochtitlan } from './tenochtitlan'
import { teotihuacan } from './teotihuacan'
import { thebes } from './thebes'
import { tikal } from './tikal'
import { tokyo } from './tokyo'
import { toronto } from './toronto'
import { troy } from './troy'
import { uruk } from './uruk'
import { vancouver } from './vancouver'
import { venice } from './venice'
import { vienna } from './vienna'
import { warsaw } from './warsaw'
import { washington } from './washington'
import { yin } from './yin'
import { zurich } from './zurich'

/** Cities. Written by `npm run card-lists`. */
export const citiesSet: readonly WrittenCard[] = [
  athens,
  thebes,
  delhi,
  algiers,
  kualaLumpur,
  atlantis,
  babylon,
  changAn,
  damascus,
  ephesus,
  hattusa,
  jerusalem,
  linzi,
  memphis,
  mohenjoDaro,
  troy,
  uruk,
  yin,
  alexandria,
  carthage,
  luoyang,
  marseille,
  nanjing,
  nineveh,
  rome,
  sparta,
  teotihuacan,
  tikal,
  baghdad,
  barcelona,
  constantinople,
  cordoba,
  hangzhou,
  jakarta,
  kaifeng,
  mecca,
  venice,
  beijing,
  calicut,
  florence,
  frankfurk,
  lisbon,
  madrid,
  manila,
  milan,
  seville,
  tenochtitlan,
  amsterdam,
  boston,
  gdansk,
  hoiAn,
  naples,
  osaka,
  stockholm,
  tokyo,
  zurich,
  berlin,
  bombay,
  dublin,
  edinburgh,
  newYorkCity,
  paris,
  philadelphia,
  rioDeJaneiro,
  tehran,
  vienna,
  johannesburg,
  london,
  lyon,
  melbourne,
  montreal,
  munich,
  sanFrancisco,
  stPetersburg,
  toronto,
  washington,
  buenosAires,
  chicago,
  chongqing,
  hamburg,
  kiev,
  losAngeles,
  saoPaulo,
  shanghai,
  vancouver,
  dallas,
  guadalajara,
  hongKong,
  houston,
  miami,
  moscow,
  perth,
  santiago,
  sydney,
  taipei,
  atlanta,
  bangalore,
  bangkok,
  brussels,
  copenhagen,
  dubai,
  essen,
  seoul,
  singapore,
  telAviv,
  beirut,
  brisbane,
  guangzhou,
  lima,
  nairobi,
  prague,
  riyadh,
  seattle,
  shenzhen,
  warsaw,
]
