import type { Card } from '@parlour/mtg-cards'
import type { TableRecord } from '../../rules/types'
import type { CardView, Counters, Handle, TableView, TargetView } from '../../rules/view'

/** A card as the screen draws it: what the view leaves out as ordinary is filled in. */
export interface CardOnTable {
  readonly id: Handle
  /** Its record; absent where the viewer does not know it. */
  readonly card: Card | undefined
  readonly faceIndex: number
  readonly owner: string | undefined
  /** Who knows it, where that is not everybody. */
  readonly knownTo: readonly string[]
  readonly isEffect: boolean
  readonly isScarred: boolean
  readonly hiddenAs: 'secret' | 'morph' | 'hidden'
  readonly tapped: boolean
  readonly noUntap: boolean
  readonly token: boolean
  readonly morph: boolean
  readonly secret: boolean
  readonly annotation: string
  readonly annotationEOT: string
  readonly annotationPerpetual: string
  readonly counters: Counters
  readonly trackers: Counters
  readonly attachedTo: Handle | undefined
  readonly attached: readonly Handle[]
  readonly targets: readonly TargetView[]
  /** It came into play in this turn. */
  readonly isNew: boolean
}

const NONE: Counters = {}
const NOBODY: readonly string[] = []
const NOTHING: readonly TargetView[] = []

/** The cards drawn last, by what the view said of them: what did not change is the same card again. */
const drawn = new WeakMap<
  CardView,
  { readonly card: CardOnTable; readonly record: TableRecord | undefined }
>()
const cards = new WeakMap<TableRecord, Card>()

/** Returns a card of the view with everything filled in; for the same card of a view the same one. */
export function tableCard(view: CardView, known: TableView['records']): CardOnTable {
  const record = 'record' in view ? known[view.record] : undefined
  const before = drawn.get(view)
  if (before !== undefined && before.record === record) return before.card
  const card = madeFrom(view, record)
  drawn.set(view, { card, record })
  return card
}

function madeFrom(view: CardView, record: TableRecord | undefined): CardOnTable {
  const isKnown = 'record' in view
  return {
    id: view.handle,
    card: record === undefined ? undefined : cardOf(record),
    faceIndex: isKnown ? (view.face ?? 0) : 0,
    owner: view.owner,
    knownTo: isKnown ? (view.knownTo ?? NOBODY) : NOBODY,
    isEffect: isKnown && view.effect === true,
    isScarred: record?.scarred === true,
    hiddenAs: isKnown ? 'hidden' : view.hidden,
    ...marksOf(view),
    annotation: view.annotation ?? '',
    annotationEOT: view.annotationEOT ?? '',
    annotationPerpetual: view.annotationPerpetual ?? '',
    counters: view.counters ?? NONE,
    trackers: view.trackers ?? NONE,
    attachedTo: view.attachedTo,
    attached: view.attached ?? NOBODY,
    targets: view.targets ?? NOTHING,
    isNew: view.isNew === true,
  }
}

const marksOf = (view: CardView) => ({
  tapped: view.tapped === true,
  noUntap: view.noUntap === true,
  token: view.token === true,
  morph: view.morph === true,
  secret: view.secret === true,
})

function cardOf(record: TableRecord): Card {
  const before = cards.get(record)
  if (before !== undefined) return before
  const made: Card = {
    _id: record._id,
    source: record.source === 'custom' ? 'custom' : 'scryfall',
    data: record.data,
  }
  cards.set(record, made)
  return made
}
