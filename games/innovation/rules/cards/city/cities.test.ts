import { expect, it } from 'vitest'
import { cards } from '../../facts/catalog'
import type { Color } from '../../facts/names'
import type { CardScenario } from '@parlour/scenario/testing'
import { scenarios } from '../../testing/scenarios'
import { citiesSet } from './cities-set'

/**
 * A city: name, value, color, icons by place, featured icon, and what its icons do when a Meld action melds
 * it, in this order.
 */
type City = readonly [string, number, Color, string, string, string]

const CITIES: readonly City[] = [
  ['Athens', 1, 'red', 'sssl+h', 's', 'draw 2'],
  ["Chang'An", 1, 'red', 'lllc+h', 'l', 'draw 2'],
  ['Thebes', 1, 'red', 'cccssh', 'c', 'search s'],
  ['Damascus', 1, 'yellow', 'cccckh', 'c', 'search k'],
  ['Linzi', 1, 'yellow', 'kcckkh', 'k', 'search k'],
  ['Uruk', 1, 'yellow', 'kckkkh', 'k', 'search k'],
  ['Babylon', 1, 'green', 'sssc|h', 's', 'junk-deck 2, draw 3'],
  ['Jerusalem', 1, 'green', 'ksskkh', 'k', 'search k'],
  ['Memphis', 1, 'green', 'klkkkh', 'k', 'search k'],
  ['Atlantis', 1, 'blue', 'llllkh', 'l', 'search k'],
  ['Troy', 1, 'blue', 'ccckxh', 'c', 'junk-achievement 1'],
  ['Yin', 1, 'blue', 'kllkkh', 'k', 'search k'],
  ['Ephesus', 1, 'purple', 'ccck+h', 'c', 'draw 2'],
  ['Hattusa', 1, 'purple', 'lllkkh', 'l', 'search k'],
  ['Mohenjo-Daro', 1, 'purple', 'lllk+h', 'l', 'draw 2'],
  ['Sparta', 2, 'red', 'kfkkxh', 'k', 'junk-achievement 2'],
  ['Tikal', 2, 'red', 'kl4kkh', 'k', 'search k'],
  ['Nineveh', 2, 'yellow', 'llc2lh', 'l', 'search l'],
  ['Teotihuacan', 2, 'yellow', 'll3klh', 'l', 'search l'],
  ['Marseille', 2, 'green', 'c2ckch', 'c', 'search c'],
  ['Nanjing', 2, 'green', '3ckkkh', 'k', 'search k'],
  ['Alexandria', 2, 'blue', 'c2cs+h', 'c', 'draw 3'],
  ['Carthage', 2, 'blue', 'cscc+h', 'c', 'draw 3'],
  ['Luoyang', 2, 'purple', 'ssl2|h', 's', 'junk-deck 3, draw 4'],
  ['Rome', 2, 'purple', '2ssksh', 's', 'search s'],
  ['Barcelona', 3, 'red', '4kck+h', 'k', 'draw 4'],
  ['Delhi', 3, 'red', 'slss<h', 's', 'splay left'],
  ['Jakarta', 3, 'yellow', 'lcllxh', 'l', 'junk-achievement 3'],
  ['Kaifeng', 3, 'yellow', 'klkk<h', 'k', 'splay left'],
  ['Baghdad', 3, 'green', 'ccs3<h', 'c', 'splay left'],
  ['Venice', 3, 'green', 'fccc+h', 'c', 'draw 4'],
  ['Cordoba', 3, 'blue', 'fffs<h', 'f', 'splay left'],
  ['Hangzhou', 3, 'blue', 'sssk|h', 's', 'junk-deck 4, draw 5'],
  ['Constantinople', 3, 'purple', 'kc3k<h', 'k', 'splay left'],
  ['Mecca', 3, 'purple', 'l5cllh', 'l', 'search l'],
  ['Milan', 4, 'red', 'ff|s+h', 'f', 'draw 5, junk-deck 5, draw 6'],
  ['Tenochtitlan', 4, 'red', 'kk4s<h', 'k', 'splay left'],
  ['Beijing', 4, 'yellow', 'kkkl<h', 'k', 'splay left'],
  ['Lisbon', 4, 'yellow', 'ff+l+h', 'f', 'draw 5, draw 5'],
  ['Calicut', 4, 'green', '5clllh', 'l', 'search l'],
  ['Manila', 4, 'green', 'c4cl<h', 'c', 'splay left'],
  ['Frankfurk', 4, 'blue', 'ss+f+h', 's', 'draw 5, draw 5'],
  ['Madrid', 4, 'blue', 'sssc<h', 's', 'splay left'],
  ['Florence', 4, 'purple', 'css4<h', 's', 'splay left'],
  ['Seville', 4, 'purple', 'cccsxh', 'c', 'junk-achievement 4'],
  ['Algiers', 5, 'red', 'css5;h', 's', 'nothing'],
  ['Zurich', 5, 'red', 'fffsxh', 'f', 'junk-achievement 5'],
  ['Hoi An', 5, 'yellow', '7cclch', 'c', 'search c'],
  ['Osaka', 5, 'yellow', 'llsssh', 's', 'search s'],
  ['Amsterdam', 5, 'green', 'kl|k+h', 'k', 'draw 6, junk-deck 6, draw 7'],
  ['Stockholm', 5, 'green', 'fc5c;h', 'c', 'nothing'],
  ['Boston', 5, 'blue', 'fs+s+h', 's', 'draw 6, draw 6'],
  ['Naples', 5, 'blue', 'ss+l+h', 's', 'draw 6, draw 6'],
  ['Gdansk', 5, 'purple', 'c5fc;h', 'c', 'nothing'],
  ['Tokyo', 5, 'purple', 'kkik;h', 'k', 'nothing'],
  ['Philadelphia', 6, 'red', 'fi+i+h', 'i', 'draw 7, draw 7'],
  ['Tehran', 6, 'red', 'fc>c;h', 'c', 'splay right'],
  ['Dublin', 6, 'yellow', 'fl>fxh', 'f', 'junk-achievement 6, splay right'],
  ['Paris', 6, 'yellow', 'lli7;h', 'l', 'nothing'],
  ['Bombay', 6, 'green', '6cll>h', 'l', 'splay right'],
  ['Rio De Janeiro', 6, 'green', 'f7fc;h', 'f', 'nothing'],
  ['Berlin', 6, 'blue', 'ff>s;h', 'f', 'splay right'],
  ['Edinburgh', 6, 'blue', 'sf+s+h', 's', 'draw 7, draw 7'],
  ['New York City', 6, 'purple', 'sc|c+h', 'c', 'draw 7, junk-deck 7, draw 8'],
  ['Vienna', 6, 'purple', 'ss6c>h', 's', 'splay right'],
  ['Lyon', 7, 'red', 'cf>f;h', 'f', 'splay right'],
  ['Montreal', 7, 'red', 'ff+cxh', 'f', 'junk-achievement 7, draw 8'],
  ['Melbourne', 7, 'yellow', '77lc7h', 'l', 'nothing'],
  ['St. Petersburg', 7, 'yellow', 'lf>l;h', 'l', 'splay right'],
  ['London', 7, 'green', 'fi|i>h', 'i', 'splay right, junk-deck 8, draw 9'],
  ['Toronto', 7, 'green', '77il7h', 'l', 'nothing'],
  ['Johannesburg', 7, 'blue', '77sc7h', 's', 'nothing'],
  ['Munich', 7, 'blue', 'si+s>h', 's', 'splay right, draw 8'],
  ['San Francisco', 7, 'purple', 'cs999h', 's', 'nothing'],
  ['Washington', 7, 'purple', 'fs>s;h', 's', 'splay right'],
  ['Kuala Lumpur', 8, 'red', 'ffif:h', 'f', 'nothing'],
  ['Los Angeles', 8, 'red', '9f9s9h', 's', 'nothing'],
  ['Chicago', 8, 'yellow', '88il8h', 'l', 'nothing'],
  ['Shanghai', 8, 'yellow', 'lcll:h', 'l', 'nothing'],
  ['Hamburg', 8, 'green', 'ciiixh', 'i', 'junk-achievement 8'],
  ['Sao Paulo', 8, 'green', '88cl8h', 'l', 'nothing'],
  ['Chongqing', 8, 'blue', 'ff|s+h', 'f', 'draw 9, junk-deck 9, draw 10'],
  ['Kiev', 8, 'blue', 'fi+f+h', 'f', 'draw 9, draw 9'],
  ['Buenos Aires', 8, 'purple', '9i9s9h', 's', 'nothing'],
  ['Vancouver', 8, 'purple', 'cs+s+h', 's', 'draw 9, draw 9'],
  ['Dallas', 9, 'red', 'fi+i^h', 'i', 'splay up, draw 10'],
  ['Perth', 9, 'red', 'afacah', 'c', 'nothing'],
  ['Guadalajara', 9, 'yellow', 'li+i^h', 'i', 'splay up, draw 10'],
  ['Miami', 9, 'yellow', '9c9l9h', 'l', 'nothing'],
  ['Santiago', 9, 'green', '99is9h', 's', 'nothing'],
  ['Sydney', 9, 'green', 'sc^c:h', 'c', 'splay up'],
  ['Houston', 9, 'blue', 'aiacah', 'i', 'nothing'],
  ['Taipei', 9, 'blue', 'ii^s:h', 'i', 'splay up'],
  ['Hong Kong', 9, 'purple', 'fi|f^h', 'f', 'splay up, junk-deck 10, draw 11'],
  ['Moscow', 9, 'purple', 'lsxl:h', 'l', 'junk-achievement 9'],
  ['Seoul', 10, 'red', 'pp^p=h', 'l', 'unsplay-theirs, splay up'],
  ['Singapore', 10, 'red', 'fafc+h', 'f', 'draw 11'],
  ['Copenhagen', 10, 'yellow', 'li^l=h', 'l', 'unsplay-theirs, splay up'],
  ['Dubai', 10, 'yellow', 'acic+h', 'c', 'draw 11'],
  ['Bangkok', 10, 'green', 'icbbbh', 'i', 'nothing'],
  ['Tel Aviv', 10, 'green', 'si^i=h', 'i', 'unsplay-theirs, splay up'],
  ['Atlanta', 10, 'blue', 'aiis+h', 'i', 'draw 11'],
  ['Bangalore', 10, 'blue', 'll^s=h', 'l', 'unsplay-theirs, splay up'],
  ['Brussels', 10, 'purple', 'fpffxh', 'f', 'junk-achievement 10'],
  ['Essen', 10, 'purple', 'ls^s=h', 's', 'unsplay-theirs, splay up'],
  ['Guangzhou', 11, 'red', 'cf:f:h', 'f', 'nothing'],
  ['Warsaw', 11, 'red', 'ibsi=h', 'i', 'unsplay-theirs'],
  ['Nairobi', 11, 'yellow', 'fl:l:h', 'l', 'nothing'],
  ['Shenzhen', 11, 'yellow', 'biii=h', 'i', 'unsplay-theirs'],
  ['Beirut', 11, 'green', 'cpcb=h', 'c', 'unsplay-theirs'],
  ['Riyadh', 11, 'green', 'itctth', 'i', 'nothing'],
  ['Prague', 11, 'blue', 'ss:i:h', 's', 'nothing'],
  ['Seattle', 11, 'blue', 'ffbp=h', 'f', 'unsplay-theirs'],
  ['Brisbane', 11, 'purple', 'pbblbh', 'l', 'nothing'],
  ['Lima', 11, 'purple', 'slbs=h', 's', 'unsplay-theirs'],
]

it('every city is as it is printed', () => {
  const printed = citiesSet.map(({ name, age, color, icons, dogma }) => [name, age, color, icons, dogma])
  expect(printed.toSorted()).toEqual(CITIES.map((city) => city.slice(0, 5)).toSorted())
  expect(citiesSet.map(({ set, effects, echo, karma }) => [set, effects, echo, karma])).toEqual(
    CITIES.map(() => ['city', [], [], []]),
  )
})

/** What lies around a city before its meld, and what is to lie there after it. */
interface CityCase {
  readonly decks: Record<string, readonly string[]>
  hand: readonly string[]
  junk: readonly string[]
  available: readonly string[]
  own: string
  theirs: string
}

const base = cards.filter(({ set, age }) => set === 'base' && age > 0)
const ofValue = (value: number) => base.filter(({ age }) => Number(age) === value)
const names = (list: typeof base, count: number) => list.slice(0, count).map(({ name }) => name)

/**
 * Up to two cards in each deck that a city may touch: one with the icon it searches on top, one without
 * beneath.
 */
function before([name, value, , , , does]: City): CityCase {
  const searched = does.startsWith('search') ? does.slice(-1) : 'h'
  const near = ofValue(value).toSorted(
    (one, other) => Number(other.has(searched)) - Number(one.has(searched)),
  )
  const [top, ...rest] = near
  const decks: Record<string, readonly string[]> = {
    [value]: [top, rest.at(-1)].map((card) => card?.name ?? ''),
  }
  for (const above of [value + 1, value + 2].filter((number) => number <= 11)) {
    decks[above] = names(ofValue(above), 2)
  }
  return {
    decks,
    hand: [name === 'Athens' ? 'Thebes' : 'Athens'],
    junk: [],
    available: names([...rest.slice(0, 1), ...ofValue(value + 1).slice(2)], 2),
    own: 'none',
    theirs: 'left',
  }
}

/** The same place once the icons have done one thing. */
function afterOne(place: CityCase, [what = '', which = '']: readonly string[], value: number): CityCase {
  const { decks, hand, junk, available } = place
  const [top = '', ...rest] = decks[which] ?? []
  switch (what) {
    case 'draw':
      return { ...place, hand: [...hand, top], decks: { ...decks, [which]: rest } }
    case 'junk-deck':
      return { ...place, junk: [...junk, ...(decks[which] ?? [])], decks: { ...decks, [which]: [] } }
    case 'junk-achievement':
      return { ...place, junk: [...junk, ...available.slice(0, 1)], available: available.slice(1) }
    case 'splay':
      return { ...place, own: which }
    case 'unsplay-theirs':
      return { ...place, theirs: 'none' }
    case 'search': {
      const [found = '', other = ''] = decks[value] ?? []
      return { ...place, hand: [...hand, found], decks: { ...decks, [value]: [other] } }
    }
    default:
      return place
  }
}

const BONUSES: Readonly<Record<string, number>> = { a: 10, b: 11, t: 12 }
const bonusesIn = (icons: string) =>
  [...icons].flatMap((code) => BONUSES[code] ?? (/[1-9]/.test(code) ? [Number(code)] : []))
const countIn = (icons: string, code: string) => icons.split(code).length - 1

function melding(city: City): CardScenario {
  const [name, value, color, icons, , does] = city
  const far = names(
    base.filter((card) => card.color === color && (card.age < value || card.age > value + 2)),
    4,
  )
  const own = far.slice(0, 2)
  const theirs = far.slice(2)
  const start = before(city)
  const end = does.split(', ').reduce((place, one) => afterOne(place, one.split(' '), value), start)
  const flags = end.own === 'none' && end.theirs === 'left' ? 0 : countIn(icons, ';')
  return {
    position: {
      expansions: ['base', 'city'],
      achievements: start.available,
      decksExact: { base: start.decks },
      ann: { [color]: own, hand: [...start.hand, name] },
      bob: { [color]: { cards: theirs, splay: start.theirs } },
    },
    steps: [
      { as: 'ann', pick: `Meld.${name}` },
      {
        becomes: {
          ann: {
            [color]: { cards: [name, ...own], splay: end.own },
            hand: end.hand,
            totals: { bonuses: bonusesIn(icons), achievements: countIn(icons, ':') + flags },
          },
          bob: { [color]: { cards: theirs, splay: end.theirs } },
          junk: end.junk,
          standardAchievements: end.available,
          decksExact: { base: end.decks },
        },
      },
      { turn: 'bob' },
    ],
  }
}

scenarios(
  'A Meld action lets the icons of a city act',
  Object.fromEntries(CITIES.map((city) => [`${city[0]}: ${city[5]}`, melding(city)])),
)
