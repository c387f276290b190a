import { describe, expect, it } from 'vitest'
import { cubeRights } from './cube-rights'
import { cubeTab, tabsOf } from './cube-tabs'
import { withEditable, withLegacy } from './dialogs/cube-flags'

describe('the tabs of a cube', () => {
  it('are cards, numbers and changes without legacy, whatever the address says', () => {
    expect(tabsOf(false)).toEqual(['cards', 'numbers', 'changes'])
    expect(cubeTab('changes', false)).toBe('changes')
    expect(cubeTab('scars', false)).toBe('cards')
    expect(cubeTab('scars', true)).toBe('scars')
    expect(cubeTab(undefined, true)).toBe('cards')
    expect(cubeTab('nonsense', true)).toBe('cards')
  })
})

describe('the rights in a cube', () => {
  it('let everybody add cards to an editable one, its owner to another', () => {
    const closed = { userId: 'ann', flags: { editable: false, legacy: false } }
    expect(cubeRights(closed, 'ann')).toMatchObject({ isOwner: true, mayList: true, mayEdit: false })
    expect(cubeRights(closed, 'bob')).toMatchObject({ isOwner: false, mayList: false })
    expect(cubeRights({ ...closed, flags: { editable: true, legacy: false } }, 'bob')).toMatchObject({
      mayList: true,
      mayEdit: true,
    })
  })
})

describe('the flags of a cube', () => {
  it('go together: legacy needs editable', () => {
    expect(withLegacy({ editable: false, legacy: false }, true)).toEqual({ editable: true, legacy: true })
    expect(withEditable({ editable: true, legacy: true }, false)).toEqual({ editable: false, legacy: false })
    expect(withLegacy({ editable: true, legacy: true }, false)).toEqual({ editable: true, legacy: false })
  })
})
