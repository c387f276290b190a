import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makers } from './card-lists.mjs'
import { inProject } from '../tooling/project.mjs'

const games = await makers()
const isUpToDate = ([path, text]) => expect(readFileSync(inProject(path), 'utf8'), path).toBe(text)

describe('what is made of the card files is up to date (npm run card-lists)', () => {
  it.each(games.flatMap(({ lists }) => lists()))('%s', (path, text) => isUpToDate([path, text]))

  it('what is printed on the cards', async () => {
    expect(games.length).toBeGreaterThan(1)
    for (const { catalog } of games) isUpToDate(await catalog())
  })
})
