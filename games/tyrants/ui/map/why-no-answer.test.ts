import type { Request } from '@parlour/kernel'
import { expect, test } from 'vitest'
import { locationNamed } from '../../rules/facts/map'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import { viewFor } from '../../rules/testing/view-fixture'
import { whyNoAnswer } from './why-no-answer'

const ANN = 1
const asked = (kind: QuestionKind): Request => ({
  id: 'r1',
  actor: 'ann',
  kind,
  title: 'Choose',
  choices: [],
  min: 1,
  max: 1,
})
const why = (kind: QuestionKind | undefined, name: string) =>
  whyNoAnswer(kind && asked(kind), viewFor(), {
    seat: ANN,
    at: locationNamed('base-2', name)?.index ?? -1,
  })

test('says why a location is not an answer', () => {
  expect(why(undefined, 'Everfire')).toBe('It is not your turn.')
  expect(why('deploy', 'Araumycos')).toBe('There is no open space here.')
  expect(why('deploy', 'Skullport')).toBe('You have no presence here.')
  expect(why('assassinate', 'Everfire')).toBe('There is no enemy troop here.')
  expect(why('supplant', 'Skullport')).toBe('You have no presence here.')
  expect(why('place-spy', 'araum-ched')).toBe('Spies can only be placed at sites.')
  expect(why('start-site', 'Everfire')).toBe('This is not a starting location.')
  expect(why('start-site', 'Skullport')).toBe('Another player starts here.')
  expect(why('site', 'Skullport')).toBe('You have no presence here.')
  expect(why('site', 'Menzoberranzan')).toBe('There is no troop here that the card may take.')
  expect(why('promote', 'Everfire')).toBe('This is not one of your choices.')
})
