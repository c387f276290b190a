import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalog, decks } from './list-tyrants-cards.mjs'
import { inProject } from './project.mjs'

describe('what is made of the card files is up to date (npm run tyrants-cards)', () => {
  it.each(decks())('%s', (path, text) => expect(readFileSync(inProject(path), 'utf8')).toBe(text))

  it('what is printed on the cards', async () => {
    const [path, text] = await catalog()
    expect(readFileSync(inProject(path), 'utf8')).toBe(text)
  })
})
