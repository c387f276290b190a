import { type Viewpoint, knows } from './viewpoint'
import { isInPlay, zoneKind, type ZonePlace } from './facts/zones'
import type { TableCard, Target } from './types'
import type { CardView, HiddenCard, TargetView } from './view'

/**
 * Returns a card as a viewer sees it in a zone: what everybody sees of it, and its face only to those who
 * know it. Nothing is seen of an unknown card outside of the public zones: what lies on it would let it be
 * followed through a shuffle.
 */
export function cardView(card: TableCard, place: ZonePlace, eyes: Viewpoint): CardView {
  const { zone } = place
  const isKnown = knows(eyes, card)
  if (!isKnown && zoneKind(zone) !== 'public') return { handle: card.handle, hidden: hiddenAs(card) }
  const marks = marksOf(card, place, eyes)
  if (!isKnown) return { ...marks, hidden: hiddenAs(card) }
  return {
    ...marks,
    record: card.record,
    ...(card.face === 0 ? {} : { face: card.face }),
    ...(card.knownTo.length === eyes.players ? {} : { knownTo: card.knownTo }),
    ...(card.effect ? { effect: true } : {}),
    ...(card.annotationPerpetual === '' ? {} : { annotationPerpetual: card.annotationPerpetual }),
  }
}

const hiddenAs = ({ secret, morph }: TableCard): HiddenCard['hidden'] =>
  secret ? 'secret' : morph ? 'morph' : 'hidden'

type Marks = Omit<HiddenCard, 'hidden'>
type Writable = { -readonly [Key in keyof Marks]: Marks[Key] }

/** Only what is not as usual: most cards are a handle and nothing else. */
function marksOf(card: TableCard, { player, zone }: ZonePlace, { linked, turnBegan }: Viewpoint): Marks {
  const marks: Writable = { handle: card.handle }
  if (card.owner !== player) marks.owner = card.owner
  if (card.tapped) marks.tapped = true
  if (card.noUntap) marks.noUntap = true
  if (card.token) marks.token = true
  if (card.morph) marks.morph = true
  if (card.secret) marks.secret = true
  if (card.annotation !== '') marks.annotation = card.annotation
  if (card.annotationEOT !== '') marks.annotationEOT = card.annotationEOT
  const counters = shownCounters(card.counters)
  if (counters !== undefined) marks.counters = counters
  if (Object.keys(card.trackers).length > 0) marks.trackers = card.trackers
  const host = card.attachedTo === null ? undefined : linked.get(card.attachedTo)
  if (host !== undefined) marks.attachedTo = host
  if (card.attached.length > 0) marks.attached = card.attached.flatMap((id) => linked.get(id) ?? [])
  if (card.targets.length > 0) marks.targets = card.targets.flatMap((target) => targetView(target, linked))
  if (isInPlay(zone) && card.came > turnBegan) marks.isNew = true
  return marks
}

function targetView(target: Target, linked: Viewpoint['linked']): readonly TargetView[] {
  if (!('card' in target)) return [target]
  const card = linked.get(target.card)
  return card === undefined ? [] : [{ card }]
}

const PLUS_ONE = '+1/+1'

/** The counters of a card, as far as they say something: `+1/+1` at nothing is what every card has. */
export function shownCounters(counters: TableCard['counters']): TableCard['counters'] | undefined {
  const keys = Object.keys(counters)
  if (counters[PLUS_ONE] !== 0) return keys.length === 0 ? undefined : counters
  if (keys.length === 1) return undefined
  return Object.fromEntries(Object.entries(counters).filter(([key]) => key !== PLUS_ONE))
}
