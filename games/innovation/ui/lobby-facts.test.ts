import { expect, it } from 'vitest'
import { lobbyFacts } from './lobby-facts'

const factsOf = (options: Parameters<typeof lobbyFacts>[0], experiments: readonly string[] = []) =>
  Object.fromEntries(lobbyFacts(options, { users: [], experiments }).map(({ name, value }) => [name, value]))

it('names the sets that are played, or those that chance may bring', () => {
  expect(factsOf({})).toEqual({ Expansions: 'Base Game' })
  expect(factsOf({ expansions: ['usee', 'echo'] })).toEqual({
    Expansions: 'Base Game, Echoes of the Past, The Unseen',
  })
  const { Expansions: drawn } = factsOf({ randomizeExpansions: true, expansions: ['echo'] })
  expect(drawn).toMatch(/^Base Game, and .*: Echoes of the Past, Cities of Destiny, The Unseen$/)
  expect(factsOf({ randomizeExpansions: true }, ['sets']).Expansions).toMatch(/Figures in the Sand/)
})

it('says that teams play', () => {
  expect(factsOf({ teams: true }).Teams).toMatch(/two against two/)
})
