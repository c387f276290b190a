import { isRecord, type ProviderRecord } from '../provider/provider-record'

/**
 * A record as it was provided, read without any code of ours, so that tests of searches derive what they
 * expect from it alone.
 */
export type Scan = (record: ProviderRecord) => boolean

export const str = (record: ProviderRecord, field: string): string => {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}

const list = (record: ProviderRecord, field: string): readonly string[] => {
  const value = record[field]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** The faces, or the record itself where it has one. */
const faces = (record: ProviderRecord): readonly ProviderRecord[] => {
  const value = record.card_faces
  return Array.isArray(value) ? value.filter(isRecord) : [record]
}
const front = (record: ProviderRecord): ProviderRecord => faces(record)[0] ?? record

/** The texts of a field of all faces in small letters. */
const joined = (record: ProviderRecord, field: string): string =>
  faces(record)
    .map((face) => str(face, field))
    .join('\n')
    .toLowerCase()

export const named =
  (words: string): Scan =>
  (record) =>
    str(record, 'name').toLowerCase().includes(words)
export const called =
  (name: string): Scan =>
  (record) =>
    [str(record, 'name'), ...faces(record).map((face) => str(face, 'name'))].includes(name)
export const typed =
  (words: string): Scan =>
  (record) =>
    joined(record, 'type_line').includes(words)
export const says =
  (words: string): Scan =>
  (record) =>
    joined(record, 'oracle_text').includes(words)
/** Without reminder text. */
export const rules =
  (words: string): Scan =>
  (record) =>
    joined(record, 'oracle_text')
      .replace(/\([^()]*\)/g, '')
      .includes(words)
/** What a card with a title calls itself. */
const calledFor = (name: string): string => name.split(', ')[0] ?? name

/** What a rules text says with the name of its face as `~`. */
export const own =
  (words: string): Scan =>
  (record) =>
    faces(record).some((face) =>
      str(face, 'oracle_text')
        .replace(/\([^()]*\)/g, '')
        .replaceAll(str(face, 'name'), '~')
        .replaceAll(calledFor(str(face, 'name')), '~')
        .toLowerCase()
        .includes(words),
    )
export const flavor =
  (words: string): Scan =>
  (record) =>
    `${str(record, 'flavor_text')}\n${joined(record, 'flavor_text')}`.toLowerCase().includes(words)
export const drawn =
  (words: string): Scan =>
  (record) =>
    `${str(record, 'artist')}\n${joined(record, 'artist')}`.toLowerCase().includes(words)

/** All colors of a card, the back face's among them, as letters in the order of their wheel. */
const colors = (record: ProviderRecord): string => {
  const all = [...list(record, 'colors'), ...faces(record).flatMap((face) => list(face, 'colors'))]
  return [...'WUBRG'].filter((letter) => all.includes(letter)).join('')
}
/** That of a meld result comes from its parts, which are other records. */
const identity = (record: ProviderRecord): string =>
  record.layout === 'meld' && str(record, 'mana_cost') === '' && str(record, 'collector_number').endsWith('b')
    ? ''
    : [...'WUBRG'].filter((letter) => list(record, 'color_identity').includes(letter)).join('')

const within = (some: string, all: string) => [...some].every((letter) => all.includes(letter))
export const hasColors =
  (test: (own: string) => boolean): Scan =>
  (record) =>
    test(colors(record))
export const hasIdentity =
  (test: (own: string) => boolean): Scan =>
  (record) =>
    test(identity(record))
export const atLeast = (letters: string) => (own: string) => within(letters, own)
export const exactly = (letters: string) => (own: string) => within(letters, own) && within(own, letters)
export const atMost = (letters: string) => (own: string) => within(own, letters)

export const value =
  (test: (mana: number) => boolean): Scan =>
  ({ cmc }) =>
    test(typeof cmc === 'number' ? cmc : 0)
/** Some face has such a number. */
export const stat =
  (field: string, test: (n: number) => boolean): Scan =>
  (record) =>
    faces(record).some((face) => {
      const n = Number.parseFloat(str(face, field))
      return !Number.isNaN(n) && test(n)
    })
export const stats =
  (test: (power: number, toughness: number, mana: number) => boolean): Scan =>
  (record) =>
    faces(record).some((face) => {
      const [power, toughness] = [str(face, 'power'), str(face, 'toughness')].map(Number.parseFloat)
      const mana = typeof record.cmc === 'number' ? record.cmc : 0
      if (power === undefined || toughness === undefined) return false
      return !Number.isNaN(power) && !Number.isNaN(toughness) && test(power, toughness, mana)
    })
export const starred =
  (field: string): Scan =>
  (record) =>
    faces(record).some((face) => str(face, field).includes('*'))

/** Some face costs this many of a symbol and more. */
export const costs =
  (symbol: string, count: number): Scan =>
  (record) =>
    faces(record).some((face) => str(face, 'mana_cost').split(`{${symbol}}`).length - 1 >= count)
export const costsJust =
  (cost: string): Scan =>
  (record) =>
    faces(record).some((face) => str(face, 'mana_cost') === cost)

export const year =
  (test: (year: number) => boolean): Scan =>
  (record) =>
    test(Number(str(record, 'released_at').slice(0, 4)))
export const field =
  (name: string, ...values: readonly string[]): Scan =>
  (record) =>
    values.includes(str(record, name))
export const legal =
  (format: string): Scan =>
  ({ legalities }) =>
    isRecord(legalities) && ['legal', 'restricted'].includes(str(legalities, format))

const frontType = (record: ProviderRecord) => str(front(record), 'type_line').toLowerCase()
/** The front, or either half of a split card, is of one of these types. */
export const isType =
  (...types: readonly string[]): Scan =>
  (record) =>
    (record.layout === 'split' ? faces(record) : [front(record)]).some((face) =>
      types.some((type) => str(face, 'type_line').toLowerCase().includes(type)),
    )
export const isVanilla: Scan = (record) =>
  frontType(record).includes('creature') && joined(record, 'oracle_text').trim() === ''
export const isCommander: Scan = (record) =>
  (frontType(record).includes('legendary') && frontType(record).includes('creature')) ||
  str(front(record), 'oracle_text').includes('can be your commander')
export const isReprint: Scan = ({ reprint }) => reprint === true
export const hybrid: Scan = (record) => /\{[2wubrg]\/[wubrg]\}/.test(joined(record, 'mana_cost'))
/** A line of nothing but keywords has it. */
export const keyword =
  (word: string): Scan =>
  (record) =>
    new RegExp(`(?:^|\\n)(?:[a-z ]{3,20}, )*${word}(?:$|[\\n,;(]| \\()`).test(joined(record, 'oracle_text'))

export const not =
  (scan: Scan): Scan =>
  (record) =>
    !scan(record)
export const both =
  (...scans: readonly Scan[]): Scan =>
  (record) =>
    scans.every((scan) => scan(record))
export const either =
  (...scans: readonly Scan[]): Scan =>
  (record) =>
    scans.some((scan) => scan(record))
