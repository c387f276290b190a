import type { CardFilter } from '@parlour/mtg-cards'
import { expect, it } from 'vitest'
import {
  cubeAchievements,
  cubeClaimAchievement,
  cubeDeleteAchievement,
  cubeRevealAchievement,
  cubeUpdateAchievement,
  type WireAchievement,
} from '@parlour/protocol'
import { onBothStores } from '../testing/both-stores'
import { fetchCube, newCube } from '../testing/magic'
import { refusal } from '../testing/refusal'
import type { HubPerson } from '../testing/test-hub'

const written = (name: string) => ({
  id: null,
  name,
  unlock: 'win with seven cats',
  hidden: `secret of ${name}`,
})

async function newAchievement(person: HubPerson, cubeId: string, name: string): Promise<WireAchievement> {
  const { cube } = await person.call(cubeUpdateAchievement, { cubeId, achievement: written(name) })
  const achievement = cube.achievementlist?.find((one) => one.name === name)
  if (achievement === undefined) throw new Error('the achievement was lost')
  return achievement
}

onBothStores('achievements', (hub) => {
  it('show their hidden text to their creator, and to others only after a reveal', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const { id, hidden } = await newAchievement(ann, cube._id, 'Cats')
    expect([id, hidden]).toEqual(['achievement-1', 'secret of Cats'])
    const seen = async () => (await fetchCube(bob, cube._id)).achievementlist?.[0]
    expect(await seen()).not.toHaveProperty('hidden')
    const alone = await bob.call(cubeAchievements, { cubeId: cube._id })
    expect(alone).toEqual({ status: 'success', achievements: [await seen()] })
    expect(JSON.stringify(await fetchCube(bob, cube._id))).not.toContain('secret')
    const reveal = { cubeId: cube._id, achievementId: id }
    expect(await bob.call(cubeRevealAchievement, reveal)).toMatchObject({ hidden: 'secret of Cats' })
    await bob.call(cubeRevealAchievement, reveal)
    expect((await seen())?.hidden).toBe('secret of Cats')
    const rows = await hub()
      .server.services.store.db.selectFrom('achievement_reveals')
      .selectAll()
      .where('cube_id', '=', cube._id)
      .execute()
    expect(rows).toMatchObject([{ user_id: bob._id, n: 1 }])
  })

  it('never get the id of one that was deleted, and what was revealed of that stays with it', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const { id } = await newAchievement(ann, cube._id, 'Cats')
    await bob.call(cubeRevealAchievement, { cubeId: cube._id, achievementId: id })
    await ann.call(cubeDeleteAchievement, { cubeId: cube._id, achievement: { id } })
    const { id: next } = await newAchievement(ann, cube._id, 'Dogs')
    expect([id, next]).toEqual(['achievement-1', 'achievement-2'])
    const [seen] = (await fetchCube(bob, cube._id)).achievementlist ?? []
    expect(seen).toMatchObject({ id: next, name: 'Dogs' })
    expect(seen).not.toHaveProperty('hidden')
  })

  it('keep the hidden text and the filters that an edit does not send', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const { id } = await newAchievement(ann, cube._id, 'Cats')
    const filters: CardFilter[] = [{ kind: 'type', operator: 'and', value: 'cat' }]
    const edit = { id, name: 'Big cats', unlock: 'win' }
    await bob.call(cubeUpdateAchievement, { cubeId: cube._id, achievement: { ...edit, filters } })
    await bob.call(cubeUpdateAchievement, { cubeId: cube._id, achievement: { ...edit, name: 'Lions' } })
    expect((await fetchCube(ann, cube._id)).achievementlist).toMatchObject([
      { id, name: 'Lions', unlock: 'win', hidden: 'secret of Cats', filters, createdBy: ann._id },
    ])
    const odd = { ...edit, filters: [{ kind: 'smell', value: 'x' }] }
    const refused = await refusal(bob, cubeUpdateAchievement, { cubeId: cube._id, achievement: odd })
    expect(refused.http).toBe(400)
  })

  it('are sent without filters that cannot be read any more', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann, { legacy: true })
    await newAchievement(ann, cube._id, 'Cats')
    const cats = { kind: 'type', operator: 'and', value: 'cat' }
    await hub()
      .server.services.store.db.updateTable('achievements')
      .set({ filters: JSON.stringify([{ kind: 'smell', value: 'x' }, cats]) })
      .where('cube_id', '=', cube._id)
      .execute()
    expect((await fetchCube(ann, cube._id)).achievementlist).toMatchObject([{ filters: [cats] }])
  })

  it('are not changed or deleted over what somebody else changed meanwhile', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const { id } = await newAchievement(ann, cube._id, 'Cats')
    const write = (name: string, rev: number) => ({
      cubeId: cube._id,
      achievement: { id, name, unlock: 'win', rev },
    })
    await ann.call(cubeUpdateAchievement, write('Lions', 0))
    const refused = await refusal(bob, cubeUpdateAchievement, write('Tigers', 0))
    expect(refused).toMatchObject({ http: 409, code: 'conflict', current: { id, name: 'Lions', rev: 1 } })
    expect(JSON.stringify(refused)).not.toContain('secret')
    expect((await refusal(ann, cubeDeleteAchievement, write('', 0))).http).toBe(409)
    await bob.call(cubeUpdateAchievement, write('Tigers', 1))
    expect((await fetchCube(ann, cube._id)).achievementlist).toMatchObject([{ name: 'Tigers', rev: 2 }])
    await ann.call(cubeDeleteAchievement, write('', 2))
  })

  it('are not saved when none is sent', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann, { legacy: true })
    const refused = { http: 400, code: 'achievement_missing', message: 'No achievement to save' }
    expect(await refusal(ann, cubeUpdateAchievement, { cubeId: cube._id, achievement: null })).toEqual(
      refused,
    )
  })

  it('refuse blank texts and a cube that is not legacy', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann, { legacy: true })
    const save = (change: object) =>
      refusal(ann, cubeUpdateAchievement, { cubeId: cube._id, achievement: { ...written('x'), ...change } })
    for (const blank of [{ name: ' ' }, { unlock: '' }, { hidden: '  ' }, { hidden: undefined }])
      expect((await save(blank)).http).toBe(400)
    const plain = await newCube(ann)
    expect(
      (await refusal(ann, cubeUpdateAchievement, { cubeId: plain._id, achievement: written('x') })).message,
    ).toContain('not in legacy mode')
  })

  it('are claimed by an update that names a claim, by whoever sends it', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const achievement = await newAchievement(ann, cube._id, 'Cats')
    const { id, name, unlock } = achievement
    const update = async (more: object) => {
      const { cube: after } = await bob.call(cubeUpdateAchievement, {
        cubeId: cube._id,
        achievement: { id, name, unlock, ...more },
      })
      return after.achievementlist?.[0]
    }
    expect((await update({ claimedAt: null, claimedBy: null }))?.claimedBy).toBeNull()
    const claimed = await update({ claimedAt: '2020-01-01T00:00:00Z', claimedBy: ann._id })
    expect(claimed).toMatchObject({ claimedBy: bob._id, hidden: 'secret of Cats' })
    expect(String(claimed?.claimedAt)).not.toContain('2020')
  })

  it('are claimed once, by whoever is first, and are then final', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const { id } = await newAchievement(ann, cube._id, 'Cats')
    const claim = { cubeId: cube._id, achievementId: id }
    const replies = await Promise.all(
      [ann, bob, ann, bob].map((one) => one.send(cubeClaimAchievement, claim)),
    )
    expect(replies.map((reply) => reply.http).sort()).toEqual([200, 400, 400, 400])
    const [claimed] = (await fetchCube(ann, cube._id)).achievementlist ?? []
    expect([ann._id, bob._id]).toContain(claimed?.claimedBy)
    expect(claimed?.claimedAt).not.toBeNull()
    const achievement = { ...written('other'), id }
    const message = async (call: Parameters<typeof refusal>[1], body: object) =>
      (await refusal(ann, call, { cubeId: cube._id, ...body })).message
    expect(await message(cubeUpdateAchievement, { achievement })).toBe(
      'A claimed achievement cannot be changed.',
    )
    expect(await message(cubeDeleteAchievement, { achievement })).toBe(
      'A claimed achievement cannot be deleted.',
    )
    expect(await message(cubeClaimAchievement, { achievementId: id })).toBe(
      'This achievement was already claimed.',
    )
    expect(
      (await refusal(ann, cubeClaimAchievement, { ...claim, achievementId: 'achievement-7' })).http,
    ).toBe(404)
  })

  it('are deleted by their creator or the owner of the cube', async () => {
    const [ann, bob, cat] = [await hub().person('ann'), await hub().person('bob'), await hub().person('cat')]
    const cube = await newCube(ann, { legacy: true })
    const first = await newAchievement(bob, cube._id, 'one')
    const second = await newAchievement(bob, cube._id, 'two')
    const of = ({ id }: WireAchievement) => ({ cubeId: cube._id, achievement: { id } })
    expect((await refusal(cat, cubeDeleteAchievement, of(first))).http).toBe(403)
    await bob.call(cubeDeleteAchievement, of(first))
    await ann.call(cubeDeleteAchievement, of(second))
    expect((await fetchCube(ann, cube._id)).achievementlist).toEqual([])
  })

  it('are listed newest first', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann, { legacy: true })
    for (const name of ['one', 'two', 'three']) {
      await newAchievement(ann, cube._id, name)
      await new Promise((resolve) => setTimeout(resolve, 3))
    }
    const names = (await fetchCube(ann, cube._id)).achievementlist?.map(({ name }) => name)
    expect(names).toEqual(['three', 'two', 'one'])
  })
})
