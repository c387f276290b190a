/** The questions of Tyrants, as code tells them apart. */
export type QuestionKind =
  | 'tiles'
  | 'gem'
  | 'color'
  | 'start-site'
  | 'action'
  | 'deploy'
  | 'assassinate'
  | 'supplant'
  | 'move-troop'
  | 'move-to'
  | 'return-token'
  | 'place-spy'
  | 'return-spy'
  | 'option'
  | 'opponent'
  | 'discarding-opponent'
  | 'hall'
  | 'whose-dead'
  | 'devour'
  | 'devour-inner-circle'
  | 'discard'
  | 'promote'
  | 'recruit'
  | 'play'
  | 'site'
  | 'troops'
  | 'white-troops'
  | 'trophies'
  | 'confirm'

/** The entries of the action menu. */
export type ActionKind = 'play-card' | 'auto-play' | 'recruit' | 'use-power' | 'gem' | 'pass'

/** What power buys, and the direct act on the map that does the same. */
export type PowerKind = 'deploy' | 'assassinate' | 'return-spy'
export const DIRECT_ACTS: Readonly<Record<string, PowerKind>> = {
  'place-troop-with-power': 'deploy',
  'assassinate-with-power': 'assassinate',
  'return-spy-with-power': 'return-spy',
}
