import { deckCreate } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { declaredCalls } from '../testing/declared-calls'
import { goodBodies } from '../testing/good-bodies'
import { draftLobby, fetchDraft, startDraft } from '../testing/play-draft'
import type { HubPerson } from '../testing/test-hub'

/**
 * The highest number of an integer column, the next one, the highest safe integer, and one that is beyond any
 * column.
 */
const HIGH = [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300]

/** Yields copies of a body, in each of which one number, one numbered id or a `rev` is this high. */
function* highBodies(good: object, high: number): Generator<object> {
  yield { ...good, rev: high }
  for (const [field, value] of Object.entries(good) as readonly (readonly [string, unknown])[]) {
    if (typeof value === 'number') yield { ...good, [field]: high }
    if (typeof value === 'string' && /^\w+-\d+$/.test(value))
      yield {
        ...good,
        [field]: value.replace(/\d+$/, high.toLocaleString('fullwide', { useGrouping: false })),
      }
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const inner of highBodies(value, high)) yield { ...good, [field]: inner }
  }
}

/** Returns bodies that save records which belong to ann. */
async function savingOwn(ann: HubPerson): Promise<Readonly<Record<string, object>>> {
  const { deck } = await ann.call(deckCreate, {})
  const saveTile = declaredCalls.find(({ path }) => path === 'tyrants/hex/save')
  if (saveTile === undefined) throw new Error('no game declares a call to save its records')
  const { hex } = (await ann.call(saveTile, { hex: TILE })) as { readonly hex: { readonly _id: string } }
  return { 'magic/deck/save': { deck }, [saveTile.path]: { hex: { ...TILE, _id: hex._id } } }
}
const TILE = { name: 'x', sites: [], connectors: [] }

onBothStores('numbers beyond what a store holds', (hub) => {
  it('are refused with a sentence, or do no harm, in every call', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob], { packSize: 3 })
    const bodies = {
      ...goodBodies({ gameId, lobby: await draftLobby([ann, bob]), userId: ann._id }),
      ...(await savingOwn(ann)),
    }
    const { view } = await fetchDraft(ann, gameId)
    const answered = new Map<number, number>()
    const calls = declaredCalls.filter(({ path, access }) => path in bodies && access !== 'guest')
    for (const call of calls)
      for (const body of HIGH.flatMap((high) => [...highBodies(bodies[call.path] ?? {}, high)])) {
        const { http } = await (call.access === 'admin' ? hub().admin : ann).send(call, body)
        answered.set(http, (answered.get(http) ?? 0) + 1)
        expect([200, 400, 403, 404, 409], `${call.path} ${JSON.stringify(body)}`).toContain(http)
      }
    // Enough bodies got past the schema, to where the store compares their numbers.
    expect((answered.get(404) ?? 0) + (answered.get(409) ?? 0)).toBeGreaterThan(50)
    expect(answered.get(400)).toBeGreaterThan(50)
    expect((await fetchDraft(ann, gameId)).view).toEqual(view)
  })
})
