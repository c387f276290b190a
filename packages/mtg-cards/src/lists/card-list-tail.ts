import { defined } from '@parlour/kernel'
import type { CardLine, KnownName, ListZone } from './card-line'

/** Arena's codes for sets that it names differently from the card data (rules: draft 8). */
const SET_OF_ARENA: ReadonlyMap<string, string> = new Map([['dar', 'dom']])

/** What stands around a name. */
export type NamedPrinting = Pick<CardLine, 'name' | 'set' | 'number' | 'zone' | 'remark'> & {
  /** A count behind the name. */
  readonly times?: number
  /** It may be another number. */
  readonly isTimesLikely?: boolean
  /** A treatment such as `<showcase>` or the second picture in a set is named: it finds no printing. */
  readonly hasTreatment?: boolean
}

/** Takes set, number, marks, categories and remarks off a name, as the exporters of lists write them. */
export function splitTail(text: string, isKnown: KnownName): NamedPrinting {
  if (isKnown(text)) return { name: text }
  const { plain, ...about } = withoutMarks(text, isKnown)
  if (isKnown(plain)) return { name: plain, ...about }
  return { ...about, ...printingOf(plain, isKnown) }
}

/** `x4`, `x 4`, `4x` or `4 copies` after a name. */
const COUNT_BEHIND = /(?<=\S)\s+(?:[x×]\s?(\d{1,2})|(\d{1,2})(?:[x×]|\s+cop(?:y|ies)))$/i
/** A number that must be the count: `(4)`, `(x4)`, `- 4`, `: 4`, `= 4`, `... 4`. */
const COUNT_LIKELY =
  /(?<=[^\s|])(?:\s*[([]\s*[x×]?(\d{1,2})(?:[x×]|\s+cop(?:y|ies))?\s*[)\]]|\s*(?:[:=]|(?<!\d),|\.{2,}|…+)\s*[x×]?(\d{1,2})|\s+[-–—*]\s*[x×]?(\d{1,2}))$/i

function withoutMarks(text: string, isKnown: KnownName) {
  let plain = withNumberPlain(text)
  let zone: ListZone | undefined
  let remark: string | undefined
  let times: number | undefined
  let isTimesLikely = false
  for (let before = ''; before !== plain && !isKnown(plain); ) {
    before = plain
    const [, comment] = /\s+#(.*)$/s.exec(plain) ?? []
    zone ??= zoneOfComment(comment)
    const [, mark] = /\s+\*([a-z-]+)\*$/i.exec(plain) ?? []
    if (mark?.toLowerCase() === 'cmdr') zone = 'command'
    const category = categoryAtEnd(plain)
    if (category !== undefined) zone ??= category.zone
    if (category?.zone === undefined) remark ??= category?.words
    const behind = COUNT_BEHIND.exec(plain) ?? COUNT_LIKELY.exec(plain)
    const digits = behind?.slice(1).find((group) => group !== undefined)
    if (digits !== undefined) [times, isTimesLikely] = [Number(digits), COUNT_LIKELY.test(plain)]
    plain = plain
      .replace(/\s+#.*$/s, '')
      .replace(/\s+\^[^^]*\^$/, '')
      .replace(/\s+\*[a-z-]+\*$/i, '')
      .replace(FINISH, '')
      .replace(COUNT_BEHIND, '')
      .replace(COUNT_LIKELY, '')
    if (category !== undefined)
      plain = plain.slice(0, Math.max(plain.lastIndexOf('['), plain.lastIndexOf('('))).trim()
    plain = plain.trim()
  }
  return {
    plain,
    ...defined({ zone, remark }),
    ...(times === undefined ? {} : { times, isTimesLikely }),
  }
}

/**
 * Returns a text with its number as most write it: `#60` is no remark, `[M19 #60]` is `[M19:60]`, and `(M19)
 * 156/280` is number 156, as a card says it.
 */
const withNumberPlain = (text: string): string =>
  text
    .replace(/(?<=[)\]]\s+#?\d{1,4}[a-z]?)\/\d{1,4}(?!\S)/, '')
    .replace(/([)\]])\s+#(?=\d)/, '$1 ')
    .replace(/\s#(\d{1,4}[a-z]?)$/, ' $1')
    .replace(/([([])([A-Z\d]{3,5})(?:\s*[#/-]\s*|\s+)(\d+[a-z★]?[)\]])/, '$1$2:$3')

const ZONE_OF_CATEGORY: ReadonlyMap<string, ListZone> = new Map([
  ...['main', 'mainboard', 'maindeck'].map((word) => [word, 'main'] as const),
  ...['commander', 'cmdr'].map((word) => [word, 'command'] as const),
  ...['sideboard', 'side', 'sb', 'companion'].map((word) => [word, 'side'] as const),
  ...['maybeboard', 'maybe', 'considering'].map((word) => [word, 'maybe'] as const),
])

/** Returns the zone that a comment names, as `#commander`, `#burn #sideboard` or `# !Commander`. */
function zoneOfComment(comment = ''): ListZone | undefined {
  const tags = comment.split(/#|\s(?=!)/).map((tag) => tag.trim().replace(/^!/, '').toLowerCase())
  return tags.map((tag) => ZONE_OF_CATEGORY.get(tag)).find((zone) => zone !== undefined)
}

/** `(Foil)`, `[foil etched]`, a star. */
const FINISH = /\s+(?:[([](?:f|(?:foil|etched)(?:\s+(?:foil|etched))?)[)\]]|[★☆])$/i

interface Category {
  readonly zone: ListZone | undefined
  readonly words: string
}

/**
 * Categories in brackets at the end of a line, as `[Commander{top}]` or `(Commander)`; a plain code in square
 * brackets is a set unless one came before.
 */
function categoryAtEnd(text: string): Category | undefined {
  const [, inRound = ''] = /\s\(([a-z]+)\)$/i.exec(text) ?? []
  const zoneInRound = ZONE_OF_CATEGORY.get(inRound.toLowerCase())
  if (zoneInRound !== undefined) return { zone: zoneInRound, words: inRound }
  const [, words] = /\s\[([^[\]]+)\]$/.exec(text) ?? []
  if (words === undefined) return undefined
  const [first = ''] = words.split(/[,{]/)
  const zone = words.includes('{noDeck}') ? 'maybe' : ZONE_OF_CATEGORY.get(first.trim().toLowerCase())
  const isPlainCode = /^[a-z0-9_]{2,8}(?::\S+)?$/i.test(words)
  const hasSet = /\s\([a-z0-9_]{2,8}(?::\S+)?\)/i.test(text)
  return zone !== undefined || !isPlainCode || hasSet ? { zone, words } : undefined
}

/** A line of Forge: name, `+` for foil, set, and the picture's place or, in brackets, the number. */
const OF_FORGE = /^([^|]+?)\+?\|([a-z0-9_]{2,8})(?:\|(?:\[([^\]|\s]+)\]|(\d+)|[^|]*))*$/i

function printingOf(plain: string, isKnown: KnownName): NamedPrinting {
  const [, nameOfForge, setOfForge = '', numberOfForge, picture] = OF_FORGE.exec(plain) ?? []
  if (nameOfForge !== undefined) {
    const isOther = numberOfForge === undefined && Number(picture ?? 1) > 1
    return { ...printed(nameOfForge, setOfForge, numberOfForge), ...(isOther ? { hasTreatment: true } : {}) }
  }
  const [, setBefore, numberBefore, nameBehind] =
    /^\[([a-z0-9_]{2,8})(?:[#:]([^\]\s]+))?\]\s+(\S.*)$/i.exec(plain) ?? []
  if (setBefore !== undefined && nameBehind !== undefined) return printed(nameBehind, setBefore, numberBefore)
  const [, named, note = '', noted] = /^(.+?)\s+<([^>]*)>\s*(?:\[([a-z0-9_]{2,8})\])?$/i.exec(plain) ?? []
  if (named !== undefined) return notedPrinting(named, note, noted)
  const [, name, code = '', inside, behind] =
    /^(.+?)\s+[([]([a-z0-9_]{2,8})(?::([^)\]\s]+))?[)\]](?:\s+(\S+?))??(?:\s+F)?$/i.exec(plain) ?? []
  if (name !== undefined) return printed(name, code, inside ?? behind)
  const [, nameBefore = '', bareCode = '', numberBehind] = BARE_CODE.exec(plain) ?? []
  if (bareCode !== '' && isKnown(nameBefore)) return printed(nameBefore, bareCode, numberBehind)
  const [, unfoiled = '', bareNumber] = /^(.+?)(?:\s+(\S*\d\S*))?(?:\s+F)?$/.exec(plain) ?? []
  const number = bareNumber !== undefined && PRICE.test(bareNumber) ? undefined : bareNumber
  return isKnown(unfoiled) ? { name: unfoiled, ...numbered(number) } : { name: plain }
}

/** What MTGGoldfish writes: in angles a number, a treatment or the set, and the set in brackets behind it. */
function notedPrinting(name: string, note: string, set: string | undefined): NamedPrinting {
  if (set === undefined && /^(?=.*[A-Z])[A-Z\d]{3,5}$/.test(note)) return printed(name, note, undefined)
  const number = /^\d/.test(note) ? note : undefined
  const treated = number === undefined && note.trim() !== '' ? { hasTreatment: true } : {}
  return { ...treated, ...(set === undefined ? { name, ...numbered(number) } : printed(name, set, number)) }
}

/** A set in capitals without brackets, as `Cat M19 156`; other programs write the finish there. */
const BARE_CODE = /^(.+?)\s+(?!FOIL)(?=\S*[A-Z])([A-Z\d]{3,5})(?:\s+#?(\d\S*))?(?:\s+F)?$/

const PRICE = /[$€£]|\d[.,]\d\d$/

const numbered = (number: string | undefined) => defined({ number })

function printed(name: string, code: string, number: string | undefined): NamedPrinting {
  const lower = code.toLowerCase()
  return { name, set: SET_OF_ARENA.get(lower) ?? lower, ...numbered(number) }
}
