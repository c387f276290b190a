import { describe, expect, it } from 'vitest'
import { cardFace } from './blank-card'
import {
  isCreature,
  isLand,
  isSiege,
  isVehicle,
  normalizeTypeLine,
  subtypeWords,
  typeWords,
} from './type-line'

const face = (type_line: string) => cardFace({ type_line })

describe('a type line', () => {
  it.each([
    'Legendary Creature — Elf Scout',
    'Legendary Creature - Elf Scout',
    'Legendary Creature – Elf Scout',
    'Legendary Creature—Elf  Scout',
  ])('is split and normalized at its dash: %s', (line) => {
    expect(typeWords(line)).toEqual(['legendary', 'creature'])
    expect(subtypeWords(line)).toEqual(['elf', 'scout'])
    expect(normalizeTypeLine(line)).toBe('Legendary Creature — Elf Scout')
  })

  it('keeps a hyphen inside a word', () => {
    expect(normalizeTypeLine(' Land -- Urza’s  Power-Plant ')).toBe('Land — Urza’s Power-Plant')
    expect(normalizeTypeLine('Instant')).toBe('Instant')
    expect(normalizeTypeLine('Creature —')).toBe('Creature')
  })

  it('tests types before the dash and subtypes after it', () => {
    expect(isCreature(face('Land Creature — Forest Dryad'))).toBe(true)
    expect(isCreature(face('Tribal Instant — Creature'))).toBe(false)
    expect(isLand(face('Basic Land — Forest'))).toBe(true)
    expect(isLand(face('Creature — Landfarer'))).toBe(false)
    expect(isLand(face('Creature — Land'))).toBe(false)
    expect(isVehicle(face('Artifact — Vehicle'))).toBe(true)
    expect(isSiege(face('Battle — Siege'))).toBe(true)
  })
})
