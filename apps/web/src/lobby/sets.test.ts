import { describe, expect, it } from 'vitest'
import { searchSets, sortSets } from './sets'

const set = (code: string, set_type: string, released_at: string) => ({
  code,
  name: `Set ${code}`,
  set_type,
  released_at,
})
const codes = (sets: readonly { readonly code: string }[]) => sets.map(({ code }) => code)

describe('the list of sets', () => {
  it('goes by type in the order of the specification, the newest first, unknown types last', () => {
    const sets = [
      set('v', 'vanguard', '2025-01-01'),
      set('x', 'eternal', '2026-01-01'),
      set('m', 'masters', '2020-01-01'),
      set('old', 'expansion', '2001-05-01'),
      set('new', 'expansion', '2024-05-01'),
      set('w', 'brandnew', '2020-01-01'),
      set('c', 'core', '2030-01-01'),
    ]
    expect(codes(sortSets(sets))).toEqual(['new', 'old', 'c', 'm', 'v', 'w', 'x'])
  })
  it('is searched by name or code in any case', () => {
    const sets = [
      { ...set('flt', 'core', ''), name: 'First Light' },
      { ...set('dsk', 'core', ''), name: 'Dusk' },
    ]
    expect(codes(searchSets(sets, ' LIGHT '))).toEqual(['flt'])
    expect(codes(searchSets(sets, 'DS'))).toEqual(['dsk'])
    expect(codes(searchSets(sets, ''))).toEqual(['flt', 'dsk'])
    expect(searchSets(sets, 'zzz')).toEqual([])
  })
})
