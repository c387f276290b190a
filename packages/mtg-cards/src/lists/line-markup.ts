/** Nobody writes more in a line. */
const LONGEST = 2000

/** What forums and pages put around the name of a card. */
const TAGS = /\[\/?(?:card|cards|c|b|i|u|url|spoiler|size|color|center)(?:=[^\]]*)?\]|\[\/deck\]/gi
const ELEMENTS = /<\/?(?:li|ul|ol|p|br|b|i|u|strong|em|a|td|tr|div|span)\b[^<>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#39;': "'",
  '&quot;': '"',
  '&nbsp;': ' ',
}
/** Before an item of a list: bullets, boxes to tick, ticks. */
const BULLET = /^\s*(?:[*•·‣▪◦▸►→>☐☑✓✔–—]\s+|-\s+\[[ x]\]\s+)/i

/** Returns a line without the signs of Markdown, forums and pages that say nothing of a card. */
export function withoutMarkup(line: string): string {
  if (line.length > LONGEST) return line
  const plain = /[[<&`*]/.test(line) ? withoutSigns(line) : line
  return plain.replace(BULLET, '')
}

function withoutSigns(line: string): string {
  return line
    .replace(/\[\[([^\][|]+)(?:\|[^\][]*)?\]\]/g, '$1')
    .replace(/\[([^\][]+)\]\((?:https?:)?\/\/[^()\s]*\)/g, '$1')
    .replace(TAGS, '')
    .replace(ELEMENTS, '')
    .replace(/&(?:amp|#39|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\*\*|`/g, '')
}

/** A row of a table in Markdown, and the line under its head. */
const MARKDOWN_ROW = /^\s*\|(.*)\|\s*$/
const MARKDOWN_RULE = /^[\s|:-]+$/

/** Returns a table in Markdown as one with tabs; any other text as it is. */
export function withoutTableMarkup(text: string): string {
  if (!/^\s*\|/.test(text)) return text
  return text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() === '' || !MARKDOWN_RULE.test(line))
    .map((line) => {
      const [, cells] = MARKDOWN_ROW.exec(line) ?? []
      return cells === undefined
        ? line
        : cells
            .split('|')
            .map((cell) => cell.trim())
            .join('\t')
    })
    .join('\n')
}

/** A line of several cards: `4 Shock, 2 Opt`, each with its count. */
const NEXT_CARD = /\s*[,;]\s*(?=\d{1,2}[x×]?\s+[^\d\s])/i

/** Returns the parts of a line that name a card each; quotes and set numbers stay together. */
export function cardsOfLine(line: string): readonly string[] {
  if (line.length > LONGEST || line.includes('"') || !NEXT_CARD.test(line)) return [line]
  const [, heading = '', cards = line] = /^(\p{L}+:\s*)(\d.*)$/u.exec(line.trim()) ?? []
  const parts = cards.split(NEXT_CARD)
  const isEachCounted = parts.every((part) => /^\s*\d{1,2}[x×]?\s+\S/i.test(part))
  return isEachCounted ? parts.map((part) => heading + part) : [line]
}
