/**
 * What a drafter is asked in a step. `card`: to take a card of the pack in front, which then goes on.
 * `packs`: to open all packs of their own and keep them. `deck`: to say that their deck is built.
 */
export type DraftStep = { readonly take: 'card' | 'packs' } | { readonly build: 'deck' }

/** A way to draft, as data (docs/how-to-add-a-way-to-draft.md). */
export interface WayToDraft {
  readonly title: string
  /** What it is, for whoever has never drafted so. */
  readonly words: string
  /** How many packs each player opens, unless the lobby says otherwise. */
  readonly numPacks: number
  /** What every drafter does, in order. */
  readonly steps: readonly DraftStep[]
  /** The steps come again with each pack, until there is none. */
  readonly repeats: boolean
}

/** All ways to draft, by the name under which settings hold them. */
export const WAYS = {
  booster: {
    title: 'Booster draft',
    words: 'Everybody opens a pack, takes a card and passes the rest on, pack after pack.',
    numPacks: 3,
    steps: [{ take: 'card' }],
    repeats: true,
  },
  sealed: {
    title: 'Sealed',
    words:
      'Everybody opens all their packs at once and builds a deck from them. Nothing is passed on, and nobody sees the cards of another before all decks are built.',
    numPacks: 6,
    steps: [{ take: 'packs' }, { build: 'deck' }],
    repeats: false,
  },
} as const satisfies Readonly<Record<string, WayToDraft>>

export type WayName = keyof typeof WAYS

/** In the order in which a lobby offers them. */
export const WAY_NAMES = Object.keys(WAYS) as readonly WayName[]

/** The way of a draft whose settings name none. */
export const USUAL_WAY = 'booster' satisfies WayName

/** Returns the way that settings name; a booster draft where they name none. */
export const wayOf = ({ way = USUAL_WAY }: { readonly way?: WayName | undefined }): WayToDraft => WAYS[way]

/** Whether cards are taken from packs that go round: only there picks are counted and scars used. */
export const passesPacks = (settings: { readonly way?: WayName | undefined }): boolean =>
  wayOf(settings).repeats
