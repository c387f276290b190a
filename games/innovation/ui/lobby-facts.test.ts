import { expect, it } from 'vitest'
import { lobbyFacts } from './lobby-facts'

const told = (options: Parameters<typeof lobbyFacts>[0], experiments: readonly string[] = []) =>
  Object.fromEntries(lobbyFacts(options, { users: [], experiments }).map(({ name, value }) => [name, value]))

it('names the sets that are played, or those that chance may bring', () => {
  expect(told({})).toEqual({ Expansions: 'Base Game' })
  expect(told({ expansions: ['usee', 'echo'] })).toEqual({
    Expansions: 'Base Game, Echoes of the Past, The Unseen',
  })
  const { Expansions: drawn } = told({ randomizeExpansions: true, expansions: ['echo'] })
  expect(drawn).toMatch(/^Base Game, and .*: Echoes of the Past, Cities of Destiny, The Unseen$/)
  expect(told({ randomizeExpansions: true }, ['sets']).Expansions).toMatch(/Figures in the Sand/)
})

it('says that teams play', () => {
  expect(told({ teams: true }).Teams).toMatch(/two against two/)
})
