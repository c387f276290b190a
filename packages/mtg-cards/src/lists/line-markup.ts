/** Nobody writes more in a line. */
const LONGEST = 2000

/** What forums and pages put around the name of a card. */
const TAGS =
  /\[\/?(?:card|cards|c|b|i|u|url|spoiler|size|color|center)(?:=[^\]]*)?\]|\[deck=[^\]]*\]|\[\/deck\]/gi
const ELEMENTS = /<\/?(?:li|ul|ol|p|br|b|i|u|strong|em|a|td|tr|div|span)\b[^<>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', nbsp: ' ', rsquo: "'", AElig: 'Æ' }
/** By the letter that follows the one they belong to, as in `&ucirc;`. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  circ: '\u0302',
  grave: '\u0300',
  tilde: '\u0303',
  uml: '\u0308',
}
/** Quotes of a letter, each with one more sign, and the mark of an item: bullets, boxes to tick, ticks. */
const QUOTED = /^\s*>[\s>]*/
const BULLET =
  /^\s*(?:[*•·‣▪▫■□●○◆◇◦▸►▶→➤★☆☐☑✓✔–—]\s+|\p{Emoji_Presentation}\uFE0F?\s+|:[a-z_]+:\s+|-\s+\[[ x]\]\s+)/iu

/** True for a line that begins as an item of a list with bullets. */
export const hasBullet = (line: string): boolean => BULLET.test(line)

/** Returns a line without the signs of Markdown, forums and pages that say nothing of a card. */
export function withoutMarkup(line: string): string {
  if (line.length > LONGEST) return line
  const unquoted = line.replace(QUOTED, '')
  const plain = /[[<&`*|]/.test(unquoted) ? withoutSigns(unquoted) : unquoted
  return plain.replace(BULLET, '')
}

function withoutSigns(line: string): string {
  return (
    line
      .replace(MARKDOWN_ROW, (_, cells: string) => cells.replace(/\s*\|\s*/g, '\t').trim())
      // A set, or the address of a page.
      .replace(/\[\[([^\][|]+)\|([a-z\d]{3,5})\]\]/gi, '$1 ($2)')
      .replace(/\[\[([^\][|]+)(?:\|[^\][]*)?\]\]/g, '$1')
      .replace(/\[([^\][]+)\]\((?:https?:)?\/\/[^()\s]*\)/g, '$1')
      .replace(TAGS, '')
      .replace(ELEMENTS, '')
      .replace(/&(?:#(\d{2,5})|([a-z]{2,6}|AElig));/gi, decoded)
      .replace(/\*\*|`/g, '')
  )
}

function decoded(entity: string, ...[digits, word = '']: readonly (string | undefined)[]): string {
  if (digits !== undefined) return String.fromCharCode(Number(digits))
  const [, letter = '', accent = ''] = /^([a-z])(acute|circ|grave|tilde|uml)$/i.exec(word) ?? []
  return ENTITIES[word] ?? (letter === '' ? entity : `${letter}${ACCENTS[accent] ?? ''}`.normalize('NFC'))
}

/** A row of a table in Markdown, and the line under its head. */
const MARKDOWN_ROW = /^\s*\|(.*)\|\s*$/
export const MARKDOWN_RULE = /^[\s|:-]*$/

/** A line of several cards: `4 Shock, 2 Opt` or `4 Shock || 2 Opt`, each with its count. */
const NEXT_CARD = /(?<!\d)\s*(?:[,;]|\|\|)\s*(?=\d{1,2}[x×]?\s+[^\d\s])/i

/** Returns the parts of a line that name a card each; quotes and set numbers stay together. */
export function cardsOfLine(line: string): readonly string[] {
  if (line.length > LONGEST || line.includes('"') || !NEXT_CARD.test(line)) return [line]
  const [, heading = '', cards = line] = /^(\p{L}+:\s*)(\d.*)$/u.exec(line.trim()) ?? []
  const parts = cards.split(NEXT_CARD)
  const isEachCounted = parts.every((part) => /^\s*\d{1,2}[x×]?\s+\S/i.test(part))
  return isEachCounted ? parts.map((part) => heading + part) : [line]
}
