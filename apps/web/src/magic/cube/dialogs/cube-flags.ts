export interface CubeFlags {
  readonly editable: boolean
  readonly legacy: boolean
}

/** Turning Editable off turns Legacy off (rules: screens 2.4). */
export const withEditable = (flags: CubeFlags, editable: boolean): CubeFlags => ({
  editable,
  legacy: flags.legacy && editable,
})

/** Turning Legacy on turns Editable on (rules: screens 2.4). */
export const withLegacy = (flags: CubeFlags, legacy: boolean): CubeFlags => ({
  editable: flags.editable || legacy,
  legacy,
})
