import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configFrom as read } from './config'
import { machineMemory, shareForGames } from './games-memory'
import { factsOf, registeredGames } from './games/registry'
import { StartFailure } from './start-failure'

const games = factsOf(registeredGames)
const configFrom = (env: Readonly<Record<string, string>>) => read(env, { games })

describe('the configuration', () => {
  it('takes a variable that is set to nothing as one that is not set', () => {
    const names = [
      'PORT',
      'HOST',
      'PARLOUR_DATA',
      'DATABASE_URL',
      'PARLOUR_ADMIN_NAME',
      'PARLOUR_ADMIN_PASSWORD',
      'PARLOUR_PUBLIC_URL',
      'LOG_LEVEL',
      'PARLOUR_FAILED_LOGINS',
      'PARLOUR_GAMES_MEMORY',
      'PARLOUR_CARD_PROVIDER',
      'PARLOUR_INNOVATION_RULES',
      'PARLOUR_EXPERIMENTAL',
      'PARLOUR_SLACK_HOOK',
      'PARLOUR_SMTP_URL',
      'PARLOUR_MAIL_FROM',
    ]
    for (const nothing of ['', '  ']) {
      const config = configFrom(Object.fromEntries(names.map((name) => [name, nothing])))
      expect(config).toEqual(configFrom({}))
      expect(config.adminPassword).toBeUndefined()
      expect(config.dataFolder).toBe(resolve('data'))
    }
  })

  it('gives the games in memory so many megabytes, or a share of the machine', () => {
    expect(configFrom({ PARLOUR_GAMES_MEMORY: '64' }).gamesMemory).toBe(64 * 1024 * 1024)
    expect(configFrom({}).gamesMemory).toBe(shareForGames(machineMemory()))
    expect(() => configFrom({ PARLOUR_GAMES_MEMORY: 'much' })).toThrow(StartFailure)
  })

  it('sends mail only where it knows both the way and the sender', () => {
    const [url, from] = ['smtps://hub:secret@mail.test', 'Parlour <hub@mail.test>']
    const both = { PARLOUR_SMTP_URL: url, PARLOUR_MAIL_FROM: from }
    expect(configFrom({}).mail).toBeUndefined()
    expect(configFrom(both).mail).toEqual({ url, from })
    for (const env of [
      { PARLOUR_SMTP_URL: url },
      { PARLOUR_MAIL_FROM: from },
      { ...both, PARLOUR_MAIL_FROM: 'me' },
    ])
      expect(() => configFrom(env)).toThrow(StartFailure)
  })

  it('refuses what cannot be right, in a sentence', () => {
    const refused = (env: Readonly<Record<string, string>>) => {
      try {
        configFrom(env)
      } catch (error) {
        expect(error).toBeInstanceOf(StartFailure)
        return (error as Error).message
      }
      return undefined
    }
    expect(refused({ PORT: 'abc' })).toBe("PORT must be a whole number, not 'abc'")
    expect(refused({ PORT: '70000' })).toBe('PORT may be 65535 at most, not 70000')
    expect(refused({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL must be one of fatal, error')
    expect(refused({ DATABASE_URL: 'mysql://me:secret@host/x' })).toBe(
      'DATABASE_URL must be an address that begins with postgres://',
    )
    for (const name of ['PARLOUR_PUBLIC_URL', 'PARLOUR_INNOVATION_RULES'])
      for (const wrong of ['games example', 'games.example.org', 'ftp://x', 'javascript:alert(1)'])
        expect(refused({ [name]: wrong })).toBe(`${name} must be an address that begins with https://`)
  })

  it('knows where the rules of Innovation are read, from the publisher or as set', () => {
    const rules = (env: Readonly<Record<string, string>>) => configFrom(env).rulebooks['Innovation: Ultimate']
    expect(rules({})).toBe('https://asmadigames.com/innovation')
    expect(rules({ PARLOUR_INNOVATION_RULES: 'https://files.example.org/rules.pdf' })).toBe(
      'https://files.example.org/rules.pdf',
    )
  })

  it('knows no rulebook of Tyrants before the host says where it is', () => {
    const rules = (env: Readonly<Record<string, string>>) =>
      configFrom(env).rulebooks['Tyrants of the Underdark']
    expect(rules({})).toBeUndefined()
    expect(rules({ PARLOUR_TYRANTS_RULES: 'https://files.example.org/under.pdf' })).toBe(
      'https://files.example.org/under.pdf',
    )
  })

  it('offers the experiments of its games that are named, and refuses others', () => {
    expect(configFrom({}).experiments).toEqual([])
    expect(configFrom({ PARLOUR_EXPERIMENTAL: ' maps, ' }).experiments).toEqual(['maps'])
    expect(() => configFrom({ PARLOUR_EXPERIMENTAL: 'maps,planets' })).toThrow(
      "PARLOUR_EXPERIMENTAL may name sets, maps, not 'planets'",
    )
  })

  it('names the first admin as people may be named', () => {
    expect(configFrom({ PARLOUR_ADMIN_NAME: ' Una ' }).adminName).toBe('Una')
    for (const name of ['everyone', 'Una\u200b'])
      expect(() => configFrom({ PARLOUR_ADMIN_NAME: name })).toThrow('PARLOUR_ADMIN_NAME may not')
  })

  it('leaves the slash at the end of an address out', () => {
    const config = configFrom({ PARLOUR_PUBLIC_URL: 'https://games.example.org/' })
    expect(config.publicUrl).toBe('https://games.example.org')
  })
})
