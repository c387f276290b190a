/**
 * A map on which a game is short: its two gates pay so much influence in every turn that the market is sold
 * out after a few rounds, and its few spaces are soon filled.
 */
const PAYING = { influence: 40, total: { influence: 40, points: 1 } }

const gate = (name: string, at: readonly [number, number]) =>
  ({ name, kind: 'major', spaces: 5, white: 0, points: 3, start: true, marker: PAYING, at }) as const
const site = (name: string, at: readonly [number, number]) =>
  ({ name, kind: 'minor', spaces: 3, white: 1, points: 2, start: false, at }) as const
const tunnel = (from: string, to: string, at: readonly [number, number]) => ({
  name: `${from} to ${to}`,
  kind: 'path',
  spaces: 1,
  white: 0,
  points: 0,
  start: false,
  route: { from, to, step: 1, of: 1 },
  at,
})

const TUNNELS = [
  tunnel('Salt Gate', 'Low Market', [270, 150]),
  tunnel('Low Market', 'Ember Gate', [530, 150]),
  tunnel('Salt Gate', 'Deep Shrine', [270, 370]),
  tunnel('Deep Shrine', 'Ember Gate', [530, 370]),
]

export const SMALL_MAP = {
  name: 'Two gates',
  players: 2,
  locations: [
    gate('Salt Gate', [120, 260]),
    gate('Ember Gate', [680, 260]),
    site('Low Market', [400, 100]),
    site('Deep Shrine', [400, 420]),
    ...TUNNELS,
  ],
  links: TUNNELS.flatMap(({ name, route }) => [
    [route.from, name],
    [name, route.to],
  ]),
}
