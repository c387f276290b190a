export interface CubeFlags {
  readonly editable: boolean
  readonly legacy: boolean
}

/** Turning Editable off turns Legacy off (specification section 4). */
export const withEditable = (flags: CubeFlags, editable: boolean): CubeFlags => ({
  editable,
  legacy: flags.legacy && editable,
})

/** Turning Legacy on turns Editable on (specification section 4). */
export const withLegacy = (flags: CubeFlags, legacy: boolean): CubeFlags => ({
  editable: flags.editable || legacy,
  legacy,
})
