import { expect, it } from 'vitest'
import { BOT_NAMES, freeBotName } from './bot-names'

it('gives a bot the first name that neither another bot nor a person has', () => {
  const [first = '', second, third = ''] = BOT_NAMES
  expect(freeBotName([])).toBe(first)
  expect(freeBotName([first])).toBe(second)
  expect(freeBotName([], third)).toBe(third)
  expect(freeBotName([], 'ann'), 'not the name of a bot').toBe(first)
  expect(freeBotName(['ada'])).toBe(second)
  expect(freeBotName(['\u0430da'], first), 'a look-alike: the first letter is Cyrillic').toBe(second)
  expect(freeBotName(BOT_NAMES)).toBeUndefined()
})
