import type { Section } from './names'

/**
 * What the control marker of a major site pays: influence to whoever controls it, and points to who controls
 * it totally.
 */
export interface Marker {
  readonly influence: number
  readonly total: { readonly influence: number; readonly points: number }
}

/** A named place of the world. */
export interface SiteFacts {
  readonly name: string
  readonly section: Section
  /** Troop spaces. */
  readonly spaces: number
  /** White troops at the start of a game. */
  readonly white: number
  /** Victory points for its control at the end of the game. */
  readonly points: number
  /** Players may start here. */
  readonly start: boolean
  /** Only major sites have one. */
  readonly marker?: Marker
}

/**
 * The way between two sites: its path spaces in order, each with one troop space, and the white troop on it,
 * if any.
 */
export interface RouteFacts {
  readonly from: string
  readonly to: string
  readonly section: Section
  readonly spaces: readonly (readonly [name: string, white: 0 | 1])[]
}

type Spaces = Pick<SiteFacts, 'spaces' | 'white' | 'points'>

/** A site with a control marker; its `total` is what the marker pays in points for total control. */
function major(
  name: string,
  section: Section,
  { total, ...spaces }: Spaces & { readonly total: number },
): SiteFacts {
  return {
    name,
    section,
    ...spaces,
    start: false,
    marker: { influence: 1, total: { influence: 1, points: total } },
  }
}

function minor(name: string, section: Section, spaces: Spaces): SiteFacts {
  return { name, section, ...spaces, start: false }
}

function start(name: string, section: Section, spaces: Spaces): SiteFacts {
  return { name, section, ...spaces, start: true }
}

/** The sites: major ones first, each kind by name. */
export const SITES: readonly SiteFacts[] = [
  major('Araumycos', 'center', { spaces: 4, white: 4, points: 3, total: 3 }),
  major("Ch'chitl", 'west', { spaces: 3, white: 2, points: 2, total: 1 }),
  major('Gauntlgrym', 'west', { spaces: 3, white: 2, points: 2, total: 1 }),
  major('Menzoberranzan', 'center', { spaces: 6, white: 3, points: 5, total: 2 }),
  major("Ss'zuraass'nee", 'east', { spaces: 3, white: 2, points: 2, total: 1 }),
  major('The Phaerlin', 'east', { spaces: 3, white: 2, points: 2, total: 1 }),
  major('Tsenviilyq', 'center', { spaces: 3, white: 3, points: 4, total: 1 }),
  minor('Blingdenstone', 'center', { spaces: 2, white: 2, points: 4 }),
  minor('Buiyrandyn', 'west', { spaces: 3, white: 1, points: 3 }),
  minor('Chasmleap Bridge', 'center', { spaces: 1, white: 0, points: 1 }),
  start('Chaulssin', 'east', { spaces: 5, white: 0, points: 4 }),
  start('Ched Nasad', 'center', { spaces: 4, white: 0, points: 3 }),
  start('Eryndlyn', 'center', { spaces: 3, white: 0, points: 3 }),
  minor('Everfire', 'center', { spaces: 3, white: 0, points: 3 }),
  minor('Gracklstugh', 'center', { spaces: 4, white: 2, points: 3 }),
  minor('Halls of the Scoured Legion', 'center', { spaces: 2, white: 1, points: 3 }),
  start('Jhachalkhyn', 'west', { spaces: 4, white: 0, points: 4 }),
  minor('Kanaglym', 'center', { spaces: 3, white: 0, points: 3 }),
  minor('Llacerellyn', 'center', { spaces: 2, white: 0, points: 2 }),
  start('Mantol-Derith', 'center', { spaces: 5, white: 2, points: 4 }),
  minor('Ruins of Dekanter', 'east', { spaces: 6, white: 2, points: 5 }),
  start('Skullport', 'center', { spaces: 5, white: 2, points: 4 }),
  minor('Stoneshaft Clanhold', 'west', { spaces: 2, white: 2, points: 4 }),
  minor('The Labyrinth', 'center', { spaces: 3, white: 1, points: 3 }),
  minor('The Wormwrithings', 'west', { spaces: 3, white: 0, points: 3 }),
  minor('Yathchol', 'east', { spaces: 2, white: 2, points: 4 }),
]

function route(
  ends: readonly [from: string, to: string],
  section: Section,
  spaces: RouteFacts['spaces'],
): RouteFacts {
  const [from, to] = ends
  return { from, to, section, spaces }
}

/** The routes, by the names of their path spaces; last the one direct link between two sites. */
export const ROUTES: readonly RouteFacts[] = [
  route(['Araumycos', 'Chasmleap Bridge'], 'center', [['araum-chasm', 1]]),
  route(['Araumycos', 'Ched Nasad'], 'center', [['araum-ched', 1]]),
  route(['Araumycos', 'Eryndlyn'], 'center', [['araum-erynd', 1]]),
  route(['Araumycos', 'The Labyrinth'], 'center', [
    ['araum-labyr a', 1],
    ['araum-labyr b', 0],
  ]),
  route(['Blingdenstone', 'Mantol-Derith'], 'center', [['bling-mant', 1]]),
  route(['Buiyrandyn', 'Jhachalkhyn'], 'west', [['buiyr-jhach', 0]]),
  route(['Buiyrandyn', 'The Labyrinth'], 'west', [['buiyr-labyr', 0]]),
  route(['Buiyrandyn', 'Stoneshaft Clanhold'], 'west', [['buiyr-stone', 0]]),
  route(["Ch'chitl", 'Kanaglym'], 'west', [["ch'chi-kana", 0]]),
  route(["Ch'chitl", 'Stoneshaft Clanhold'], 'west', [["ch'chi-stone", 0]]),
  route(['Chasmleap Bridge', 'Everfire'], 'center', [['chasm-ever', 0]]),
  route(['Chasmleap Bridge', 'Gracklstugh'], 'center', [
    ['chasm-grack a', 0],
    ['chasm-grack b', 0],
  ]),
  route(['Chasmleap Bridge', 'Menzoberranzan'], 'center', [
    ['chasm-menzo a', 0],
    ['chasm-menzo b', 0],
  ]),
  route(['Chaulssin', 'Everfire'], 'east', [['chaul-ever', 0]]),
  route(['Chaulssin', 'The Phaerlin'], 'east', [['chaul-phaer', 0]]),
  route(['Ched Nasad', 'Halls of the Scoured Legion'], 'center', [
    ['ched-halls a', 0],
    ['ched-halls b', 0],
  ]),
  route(['Ched Nasad', 'Llacerellyn'], 'center', [
    ['ched-llace a', 0],
    ['ched-llace b', 0],
  ]),
  route(['Ched Nasad', 'Ruins of Dekanter'], 'east', [['ched-ruins', 0]]),
  route(['Ched Nasad', 'Yathchol'], 'east', [['ched-yath', 0]]),
  route(['Eryndlyn', 'Kanaglym'], 'center', [
    ['erynd-kana a', 0],
    ['erynd-kana b', 0],
  ]),
  route(['Eryndlyn', 'Llacerellyn'], 'center', [['erynd-llace', 0]]),
  route(['Everfire', 'Halls of the Scoured Legion'], 'center', [['ever-halls', 0]]),
  route(['Everfire', 'Menzoberranzan'], 'center', [
    ['ever-menzo a', 0],
    ['ever-menzo b', 0],
  ]),
  route(['Gauntlgrym', 'Jhachalkhyn'], 'west', [['gaunt-jhach', 0]]),
  route(['Gracklstugh', 'Jhachalkhyn'], 'west', [['grack-jhach', 0]]),
  route(['Gracklstugh', 'The Labyrinth'], 'center', [['grack-labyr', 0]]),
  route(['Gracklstugh', 'Mantol-Derith'], 'center', [['grack-mant', 0]]),
  route(['Halls of the Scoured Legion', 'Yathchol'], 'east', [['halls-yath', 0]]),
  route(['Kanaglym', 'Skullport'], 'center', [['kana-skull', 0]]),
  route(['Kanaglym', 'Tsenviilyq'], 'center', [
    ['kana-tsen a', 0],
    ['kana-tsen b', 0],
  ]),
  route(['The Labyrinth', 'Skullport'], 'center', [
    ['labyr-skull a', 0],
    ['labyr-skull b', 0],
  ]),
  route(['Llacerellyn', "Ss'zuraass'nee"], 'east', [
    ["llace-ss'zur a", 0],
    ["llace-ss'zur b", 0],
  ]),
  route(['Llacerellyn', 'Tsenviilyq'], 'center', [['llace-tsen', 0]]),
  route(['Mantol-Derith', 'Menzoberranzan'], 'center', [
    ['mant-menzo a', 0],
    ['mant-menzo b', 0],
    ['mant-menzo c', 0],
  ]),
  route(['Mantol-Derith', 'The Wormwrithings'], 'west', [['mant-worm', 0]]),
  route(['The Phaerlin', 'Ruins of Dekanter'], 'east', [
    ['phaer-ruins a', 0],
    ['phaer-ruins b', 0],
  ]),
  route(['The Phaerlin', 'Yathchol'], 'east', [['phaer-yath', 0]]),
  route(['Ruins of Dekanter', "Ss'zuraass'nee"], 'east', [["ruins-ss'zur", 0]]),
  route(['Skullport', 'Stoneshaft Clanhold'], 'west', [
    ['skull-stone a', 0],
    ['skull-stone b', 0],
  ]),
  route(['Gauntlgrym', 'The Wormwrithings'], 'west', []),
]
