import { lessonAll, lessonFetch, lessonSaveProgress } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'

onBothStores('lessons', (hub) => {
  it('come played through, with the caller at the table', async () => {
    const { ann } = await hub().people('ann')
    const { lesson } = await ann.call(lessonFetch, { lesson: 'innovation' })
    expect(lesson.learner).toBe('ann')
    expect(lesson.settings.players.map(({ name }) => name)).toEqual(['ann', 'Ada'])
    expect(JSON.stringify(lesson)).not.toContain('seed')
    expect(lesson.steps.map(({ moments }) => moments[0]?.requests[0]?.actor)).toEqual(
      lesson.steps.map(() => 'ann'),
    )
    expect(lesson.steps.at(-1)?.moments.at(-1)?.gameOverData).toMatchObject({ player: 'ann' })
  })

  it('call whoever has the name of the rival You', async () => {
    const ada = await hub().person('ada')
    const { lesson } = await ada.call(lessonFetch, { lesson: 'innovation' })
    expect(lesson.settings.players.map(({ name }) => name)).toEqual(['You', 'Ada'])
  })

  it('keep how far each person came', async () => {
    const { cat, dan } = await hub().people('cat', 'dan')
    const listed = async (person: typeof cat) => (await person.call(lessonAll, {})).lessons[0]
    const step = { lesson: 'innovation', step: 4, isDone: false, isHidden: false }
    expect(await listed(cat)).toMatchObject({
      id: 'innovation',
      kind: 'Innovation: Ultimate',
      step: 0,
      isDone: false,
      isHidden: false,
      isKnown: false,
    })
    await cat.call(lessonSaveProgress, step)
    expect(await listed(cat)).toMatchObject({ step: 4, isDone: false })
    await cat.call(lessonSaveProgress, { ...step, step: 0, isDone: true })
    expect(await listed(cat)).toMatchObject({ step: 0, isDone: true })
    expect(await listed(dan)).toMatchObject({ step: 0, isDone: false })
    expect(await refusal(dan, lessonSaveProgress, { ...step, lesson: 'chess' })).toMatchObject({ http: 404 })
  })

  it('are refused by a name that there is none of', async () => {
    const bob = await hub().person('bob')
    expect(await refusal(bob, lessonFetch, { lesson: 'chess' })).toMatchObject({
      http: 404,
      code: 'not_found',
    })
  })
})
