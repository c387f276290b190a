import { describe, expect, it } from 'vitest'
import { barEntries, isCurrent, menuEntries } from './menu-entries'
import { isWaitingFor } from './my-games'
import { titleOf } from './use-document-title'
import { nextStep } from './use-next-game'

const words = (entries: readonly { readonly word: string }[]) => entries.map(({ word }) => word)

describe('the menu', () => {
  it('has admin only for admins', () => {
    expect(words(menuEntries({ isAdmin: true, canWatch: false }))).toEqual([
      'home',
      'next game',
      'new lobby',
      'data',
      'magic',
      'admin',
    ])
    expect(words(menuEntries({ isAdmin: false, canWatch: false }))).not.toContain('admin')
    expect(words(barEntries({ isAdmin: false, canWatch: false }).more)).toEqual(['data', 'logout'])
  })
  it('leads to games of others while there are some to watch', () => {
    const menuOf = { isAdmin: false, canWatch: true }
    expect(words(menuEntries(menuOf))).toContain('watch')
    expect(words(barEntries(menuOf).more)).toContain('watch')
    expect(words(menuEntries({ ...menuOf, canWatch: false }))).not.toContain('watch')
  })
  it('marks the page that is shown', () => {
    const current = (path: string) =>
      words(menuEntries({ isAdmin: true, canWatch: false }).filter((entry) => isCurrent(entry, path)))
    expect(current('/')).toEqual(['home'])
    expect(current('/lobby/6b00391c9b6049ed6699987c')).toEqual(['new lobby'])
    expect(current('/magic/cube/1')).toEqual(['magic'])
    expect(current('/game/1')).toEqual([])
  })
})

describe('the title of the tab', () => {
  it('is the name or the default, with a dot while it is the viewer’s move', () => {
    expect(titleOf(undefined, false)).toBe('Parlour')
    expect(titleOf('', true)).toBe('● Parlour')
    expect(titleOf('quiet-harbour', true)).toBe('● quiet-harbour')
  })
})

describe('the next game', () => {
  it('is gone to, reloaded when open already, or home when there is none', () => {
    expect(nextStep('g', '/')).toEqual({ to: '/game/g' })
    expect(nextStep('g', '/game/g')).toEqual({ reload: true })
    expect(nextStep(undefined, '/game/g')).toEqual({ to: '/' })
  })
  it('waits only while the game runs', () => {
    expect(isWaitingFor({ waiting: ['ann'], gameOver: false }, 'ann')).toBe(true)
    expect(isWaitingFor({ waiting: ['ann'], gameOver: true }, 'ann')).toBe(false)
    expect(isWaitingFor({ waiting: ['bob'], gameOver: false }, 'ann')).toBe(false)
  })
})
