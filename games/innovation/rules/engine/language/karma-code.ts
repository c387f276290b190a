import type { Script } from '@parlour/script'
import type { Achievement } from '../../facts/achievement'
import type { Card } from '../../facts/card'
import type { Color, Direction, Expansion, Icon, PrintedAge, StandardIcon, Value } from '../../facts/names'
import type { Code, DogmaCode, EchoCode, Speaker } from './code'

/** Every event that a karma can interrupt, with the details it gets (rules: innovation 25.4). */
export interface Happenings<Seat = Speaker> {
  readonly dogma: { readonly card: Card; readonly icon: Icon; readonly action: DogmaPlan<Seat> }
  readonly dogmaEffect: {
    readonly card: Card
    readonly effect: DogmaCode<Seat> | EchoCode<Seat>
    readonly execute: () => Script
  }
  readonly demand: { readonly card: Card; readonly leader: Seat; readonly executeOnLeader: () => Script }
  readonly shareEligibility: { readonly action: DogmaPlan<Seat> }
  readonly share: { readonly card: Card }
  readonly noShare: { readonly card: Card }
  readonly drawAction: object
  /** `sharing`: it is a sharing bonus. `icon`: the featured icon of the dogma action going on. */
  readonly draw: {
    readonly value: Value
    readonly set: Expansion
    readonly sharing: boolean
    readonly icon: Icon | undefined
  }
  readonly meld: { readonly card: Card; readonly byAction: boolean }
  readonly tuck: { readonly card: Card }
  readonly score: { readonly card: Card }
  /** A museum that goes back because its card was melded is no `Card`. */
  readonly return: { readonly card: Card | Achievement }
  readonly junk: { readonly card: Card }
  readonly reveal: { readonly card: Card }
  readonly foreshadow: { readonly card: Card }
  readonly safeguard: { readonly card: Card }
  readonly transfer: { readonly card: Card; readonly to: TransferTarget }
  readonly exchange: { readonly one: readonly Card[]; readonly other: readonly Card[] }
  readonly splay: { readonly color: Color; readonly direction: Direction }
  readonly achieve: { readonly achievement: Card | Achievement; readonly standardByAction: boolean }
  readonly decree: object
  readonly win: object
}
export type Happening = keyof Happenings

/** What happens to one card: a text that names several of these is one karma. */
export type CardHappening =
  | 'meld'
  | 'tuck'
  | 'score'
  | 'return'
  | 'junk'
  | 'reveal'
  | 'foreshadow'
  | 'safeguard'
  | 'transfer'

/** Where a transfer leads. */
export interface TransferTarget {
  readonly owner: number
  readonly kind: string
}

/** The parts of a dogma action that a karma may change before it goes on. */
export interface DogmaPlan<Seat = Speaker> {
  /** Raises every printed value of the action's effects. */
  raise(by: number): void
  isSharing(player: Seat): boolean
  letShare(player: Seat): void
  /** Gives a player sole majority of every icon: who shares and who is demanded is found again. */
  soleMajority(player: Seat): void
}

/**
 * What the code of a karma knows. `you` owns it; `they` are the player to whom it happens, you yourself
 * unless it says otherwise.
 */
export interface KarmaContext<Seat = Speaker> {
  readonly you: Seat
  readonly they: Seat
  readonly self: Card
  readonly age: (printed: PrintedAge) => Value
}

interface Trigger<Told> {
  readonly text: string
  /** Whom it happens to. Left out: only its owner. */
  readonly who?: 'anyone' | 'others' | 'opponents'
  readonly when?: Code<Told, boolean>
}
type Interrupt<Told> = Trigger<Told> &
  (
    | { readonly first: Code<Told, Script>; readonly instead?: never }
    | { readonly instead: Code<Told, Script>; readonly first?: never }
  )
/**
 * A karma that comes before an event, or replaces it. Each of several events that happen to a card triggers
 * `anyOf`; events of a museum do not.
 */
export type WouldKarma<Seat = Speaker> =
  | {
      [E in Happening]: { readonly would: E } & Interrupt<KarmaContext<Seat> & Happenings<Seat>[E]>
    }[Happening]
  | ({ readonly would: 'anyOf'; readonly verbs: readonly CardHappening[] } & Interrupt<
      KarmaContext<Seat> & { readonly card: Card }
    >)

/** A karma that happens when this very card is melded. */
export interface OnMeldKarma<Seat = Speaker> {
  readonly text: string
  readonly onMeld: Code<KarmaContext<Seat>, Script>
}

/** What is read whenever the game computes something. */
export interface QueryKarma<Reader = Speaker> {
  readonly text: string
  readonly reads: {
    readonly score?: Code<Reader, number>
    /** Points added to an opponent's score; negative takes away. */
    opponentScore?(you: Reader, opponent: Reader): number
    icons?(icon: StandardIcon, printed: (icon: StandardIcon) => number, you: Reader): number
    readonly extraAchievements?: Code<Reader, number>
    readonly availableAchievements?: Code<Reader, readonly Card[]>
    readonly dogmaCards?: Code<Reader, readonly Card[]>
    readonly scorePile?: Code<Reader, readonly Card[]>
    readonly hand?: Code<Reader, readonly Card[]>
    readonly highestTopValue?: Code<Reader, number>
    achievementDiscount?(you: Reader, value: Value): number
    readonly noFade?: true
    readonly reducedRequirements?: true
    readonly decreeForTwo?: string
    readonly anyDecreeForThree?: true
  }
}

export type KarmaCode<Seat = Speaker, Reader = Speaker> =
  | WouldKarma<Seat>
  | OnMeldKarma<Seat>
  | QueryKarma<Reader>
