import { expect, test } from 'vitest'
import { achievementToSave } from './achievement-to-save'

const fields = { name: ' Flock ', unlock: 'five fliers', hidden: 'a prize' }
const start = { id: undefined, fields, keepsHidden: false, filters: undefined }

test('a new achievement has no id; blanks around the texts go', () => {
  expect(achievementToSave(start)).toEqual({
    id: null,
    name: 'Flock',
    unlock: 'five fliers',
    hidden: 'a prize',
  })
})

test.each(['name', 'unlock', 'hidden'])('without %s nothing is saved', (field) => {
  expect(achievementToSave({ ...start, fields: { ...fields, [field]: ' \n' } })).toBeUndefined()
})

test('a hidden text that the writer may not read stays as it is when left empty', () => {
  const sent = achievementToSave({
    ...start,
    id: 'achievement-2',
    keepsHidden: true,
    fields: { ...fields, hidden: '' },
  })
  expect(sent).toEqual({ id: 'achievement-2', name: 'Flock', unlock: 'five fliers' })
})

test('filters link it to cards', () => {
  const filters = [{ kind: 'name', operator: 'and', value: 'moth' }] as const
  expect(achievementToSave({ ...start, filters })?.filters).toEqual(filters)
})
