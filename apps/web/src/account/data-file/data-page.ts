import type { OwnData } from '@parlour/protocol'

const SECTIONS: readonly (readonly [Exclude<keyof OwnData, 'made' | 'account'>, string])[] = [
  ['games', 'Games'],
  ['lobbies', 'Lobbies'],
  ['decks', 'Decks'],
  ['cubes', 'Cubes'],
  ['cubeChanges', 'Changes to cubes'],
  ['scars', 'Scars you wrote'],
  ['achievements', 'Achievements you wrote'],
  ['things', 'Tiles, maps and other things you made'],
  ['chat', 'What you said in chats'],
  ['comments', 'Your comments on moments of games'],
  ['onlookerChat', 'What you said while you looked on'],
  ['answersAhead', 'Answers you left ahead'],
  ['vacations', 'Vacations'],
  ['lessons', 'Lessons'],
  ['noticeChannels', 'Where your notices go'],
  ['noticeSettings', 'Settings of notices'],
  ['noticesOfGames', 'Games that are muted or louder'],
  ['bell', 'Notices in the bell'],
  ['sentNotices', 'Notices sent to you'],
  ['sessions', 'Where you are signed in'],
  ['links', 'Links you made for others'],
  ['acts', 'Kept for accountability'],
]

/**
 * Returns somebody's data as a page that any browser opens without the hub: a table for each part that holds
 * anything. All texts are escaped, and nothing in it is run or loaded.
 */
export function dataPage(data: OwnData): string {
  const title = `Parlour: the data of ${String(data.account.name)}`
  const parts = SECTIONS.filter(([key]) => data[key].length > 0)
  const empty = SECTIONS.filter(([key]) => data[key].length === 0).map(([, heading]) => heading)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>As of ${momentWords(data.made)}. The same stands in data.json for programs; each game is a file of its own in
the folder games, which the page Replay of any Parlour opens.</p>
<h2>Account</h2>
${table([data.account])}
${parts.map(([key, heading]) => section(heading, data[key])).join('\n')}
${empty.length === 0 ? '' : `<h2>Nothing is kept of these</h2>\n<p>${escaped(empty.join(', '))}.</p>`}
</html>
`
}

const section = (heading: string, rows: readonly object[]): string =>
  `<h2>${escaped(heading)} (${rows.length})</h2>\n${table(rows)}`

function table(rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const heads = columns.map((column) => `<th>${escaped(wordsOf(column))}</th>`)
  const lines = rows.map((row) => {
    const cells = columns.map((column) => `<td>${escaped(textOf(Reflect.get(row, column)))}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  return `<div><table><thead><tr>${heads.join('')}</tr></thead><tbody>\n${lines.join('\n')}\n</tbody></table></div>`
}

/** Returns the name of a field in words: `editableByAll` is `editable by all`. */
const wordsOf = (field: string): string =>
  field === '_id' ? 'id' : field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const momentWords = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`

/** Returns a value in words; what has a name is listed by it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return MOMENT.test(value) ? momentWords(value) : value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value !== 'object') return JSON.stringify(value)
  if ('name' in value && 'id' in value) return textOf(value.name)
  return Object.entries(value)
    .map(([key, one]) => `${wordsOf(key)}: ${textOf(one)}`)
    .join('; ')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 1100px; margin: 24px auto; padding: 0 16px; }
div { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 4px 12px 4px 0; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; }
td { max-width: 480px; overflow-wrap: anywhere; }
`
