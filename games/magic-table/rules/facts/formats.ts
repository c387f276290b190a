/** The formats that a lobby offers (rules: magic-table 1). */
export const FORMATS = ['Constructed', 'Commander'] as const
export type Format = (typeof FORMATS)[number]

/** Whether a text names a format. */
export const isFormat = (name: string): name is Format => FORMATS.some((format) => format === name)

/** Returns how much life a player starts with. */
export const startingLife = (format: Format): number => (format === 'Commander' ? 40 : 20)

/** How much damage by one commander loses the game. */
export const LETHAL_COMMANDER_DAMAGE = 21

/** Counters of players that a dialog offers beside those that were made. */
export const PLAYER_COUNTER_PRESETS: readonly string[] = ['poison', 'energy', 'experience']
