import type { Direction } from './names'

/** The questions of Innovation, as code tells them apart. */
export type QuestionKind =
  | 'first-card'
  | 'action'
  | 'artifact-action'
  | 'dig'
  | 'karma'
  | 'next-card'
  | 'cards'
  | CardsToMove
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

/** What may be done to several cards at once. */
export type CardVerb =
  | 'meld'
  | 'tuck'
  | 'score'
  | 'return'
  | 'junk'
  | 'reveal'
  | 'transfer'
  | 'foreshadow'
  | 'safeguard'
/** Which cards to do something to, where the text says nothing else about them. */
export type CardsToMove = `cards-to-${CardVerb}`

/** A stack that may be splayed, by the direction; without one where its own words say it. */
export type SplayTarget = 'splay-target' | `splay-${Direction}`

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
