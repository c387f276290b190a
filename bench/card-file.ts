import { once } from 'node:events'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardName } from '@parlour/mtg-cards'
import { STARTER_SET, starterCards } from '@parlour/mtg-cards/starter'

/** As seen from the folder of the checkout, where measurements run. */
const REFERENCE = '../shared/reference/magic/sets'
const REAL_SETS = ['chk', 'dom', 'eld', 'emn', 'grn', 'm19', 'mh1', 'roe', 'soi', 'uma']

type CardRecord = Readonly<Record<string, unknown>>

/** Real records where they are at hand; else those of the starter set in the provider's form. */
function sampleRecords(): readonly CardRecord[] {
  const files = REAL_SETS.map((code) => join(REFERENCE, `${code}.json`))
  if (files.every((file) => existsSync(file)))
    return files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as CardRecord[])
  return starterCards().map(({ data }) => ({
    ...data.card_faces[0],
    name: cardName(data),
    lang: 'en',
    layout: 'normal',
    set: STARTER_SET.code,
    rarity: data.rarity,
    legalities: { modern: 'legal', legacy: 'legal', vintage: 'legal' },
  }))
}

/**
 * Writes a bulk file of this many different printings, made by repeating records under other numbers. Returns
 * the code of one of their sets.
 */
export async function writeCardFile(path: string, count: number): Promise<string> {
  const records = sampleRecords()
  const file = createWriteStream(path)
  for (let at = 0; at < count; at += 1) {
    const record = { ...records[at % records.length], lang: 'en', collector_number: `${at}x` }
    const line = `${at === 0 ? '[\n' : ',\n'}${JSON.stringify(record)}`
    if (!file.write(line)) await once(file, 'drain')
  }
  file.end('\n]\n')
  await once(file, 'close')
  const set = records[0]?.set
  if (typeof set !== 'string') throw new Error('The first card is of no set.')
  return set
}
