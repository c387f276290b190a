import { expect, it } from 'vitest'
import { fileNameOf } from './use-save-file'

it('names the file after the game, whatever its name is made of', () => {
  expect(fileNameOf('Ann, Bob & Cat: Innovation!')).toBe('ann-bob-cat-innovation.parlour.json')
  expect(fileNameOf('../../Größe')).toBe('größe.parlour.json')
  expect(fileNameOf('???')).toBe('game.parlour.json')
})
