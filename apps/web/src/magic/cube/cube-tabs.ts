export const CUBE_TABS = ['cards', 'scars', 'achievements', 'numbers', 'changes'] as const
export type CubeTab = (typeof CUBE_TABS)[number]

/** Returns the tab of an address: cards unless it names another tab that the cube has. */
export function cubeTab(name: string | undefined, isLegacy: boolean): CubeTab {
  return tabsOf(isLegacy).find((tab) => tab === name) ?? 'cards'
}

/** The tabs of a cube; scars and achievements exist in legacy cubes only. */
export const tabsOf = (isLegacy: boolean): readonly CubeTab[] =>
  isLegacy ? CUBE_TABS : ['cards', 'numbers', 'changes']
