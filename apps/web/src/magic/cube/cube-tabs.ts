export const CUBE_TABS = ['cards', 'scars', 'achievements'] as const
export type CubeTab = (typeof CUBE_TABS)[number]

/** The tab that an address means: cards unless it names another, and in a cube without legacy always. */
export function cubeTab(name: string | undefined, isLegacy: boolean): CubeTab {
  return (isLegacy ? CUBE_TABS.find((tab) => tab === name) : undefined) ?? 'cards'
}

/** The tabs of a cube; scars and achievements exist in legacy cubes only. */
export const tabsOf = (isLegacy: boolean): readonly CubeTab[] => (isLegacy ? CUBE_TABS : ['cards'])
