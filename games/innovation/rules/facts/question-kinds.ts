/** The questions of Innovation, as code tells them apart. */
export type QuestionKind =
  | 'first-card'
  | 'action'
  | 'artifact-action'
  | 'dig'
  | 'karma'
  | 'next-card'
  | 'cards'
  | 'special'
  | 'named-card'
  | 'color'
  | 'splay'
  | 'value'
  | 'deck'
  | 'player'
  | 'icon'
  | 'coin'
  | 'branch'
  | 'confirm'

/** The groups of the action menu. */
export type ActionKind =
  | 'achieve'
  | 'decree'
  | 'draw'
  | 'dogma'
  | 'endorse'
  | 'auspice'
  | 'meld'
  | 'meld-from-museum'

/** What a choice touches beside its pieces: seats, by what the dogma action would do to them. */
export type LinkKind = 'shares' | 'demands' | 'compels'
