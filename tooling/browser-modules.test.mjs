import { describe, expect, it } from 'vitest'
import { gameFolders } from './lint/games.mjs'
import { modulesOf } from './browser-modules.mjs'

const modules = await modulesOf('apps/web/src/main.tsx')

describe('what a browser loads', () => {
  it.each(gameFolders())('holds the screen of %s and what everybody may know of the game', (game) => {
    const own = modules.filter((module) => module.startsWith(`games/${game}/`))
    expect(own).toContain(`games/${game}/ui/index.ts`)
    expect(own.filter((module) => module.startsWith(`games/${game}/rules/facts/`))).not.toEqual([])
  })

  it('holds no code that sees or moves what is hidden', () => {
    const hidden =
      /^(games\/[^/]+\/rules\/(?!facts\/)|packages\/(script|scenario)\/|apps\/server\/)|\/testing\//
    expect(modules.filter((module) => hidden.test(module))).toEqual([])
  })
})
