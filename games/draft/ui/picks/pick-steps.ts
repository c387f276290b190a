import type { DraftView, PackCard } from '../../rules/types'

/** A card of a pack as it was seen, who took it, and at which pick of the round, from 1. */
export interface SeenCard extends PackCard {
  readonly takenBy: string
  readonly takenAt: number
}

/** One pick: the pack as the drafter saw it, and the card taken. */
export interface PickStep {
  /** From 1. */
  readonly round: number
  readonly pick: number
  readonly owner: string
  readonly seen: readonly SeenCard[]
  readonly taken: PackCard
}

type AllPicks = NonNullable<DraftView['picks']>

/** Whose pack it was and in which round, from 0; its id holds both. */
export function originOf(pack: string): { readonly owner: string; readonly round: number } {
  const at = pack.lastIndexOf('-')
  return { owner: pack.slice(0, at), round: Number(pack.slice(at + 1)) }
}

/**
 * Returns the picks of a seat in order, each with the pack as it was seen. A pack goes round the table from
 * its owner, so the picks of all tell in which order its cards were taken (rules: draft 3.1).
 */
export function pickSteps(
  { seats, cardsPerPick = 1 }: Pick<DraftView, 'seats' | 'cardsPerPick'>,
  picks: AllPicks,
  seat: string,
): readonly PickStep[] {
  const names = seats.map(({ name }) => name)
  const orders = new Map<string, readonly SeenCard[]>()
  const orderOf = (pack: string) => {
    const order = orders.get(pack) ?? takenInOrder(pack, { names, cardsPerPick, picks })
    orders.set(pack, order)
    return order
  }
  const inRound = new Map<number, number>()
  return (picks[seat] ?? []).map((taken) => {
    const { owner, round } = originOf(taken.pack)
    const order = orderOf(taken.pack)
    const pick = (inRound.get(round) ?? 0) + 1
    inRound.set(round, pick)
    return {
      round: round + 1,
      pick,
      owner,
      seen: order.slice(order.findIndex(({ id }) => id === taken.id)),
      taken,
    }
  })
}

interface Table {
  readonly names: readonly string[]
  readonly cardsPerPick: number
  readonly picks: AllPicks
}

/** The cards of a pack in the order in which they were taken. */
function takenInOrder(pack: string, { names, cardsPerPick, picks }: Table): readonly SeenCard[] {
  const { owner, round } = originOf(pack)
  const step = round % 2 === 0 ? 1 : -1
  const left = new Map(names.map((name) => [name, (picks[name] ?? []).filter((card) => card.pack === pack)]))
  const order: SeenCard[] = []
  const all = [...left.values()].reduce((sum, { length }) => sum + length, 0)
  for (let at = names.indexOf(owner); order.length < all; at += step) {
    const name = names[((at % names.length) + names.length) % names.length] ?? ''
    const taken = left.get(name)?.splice(0, cardsPerPick) ?? []
    const first = order.length + 1
    order.push(...taken.map((card, index) => ({ ...card, takenBy: name, takenAt: first + index })))
  }
  return order
}

/**
 * Returns a seat's picks as the usual text of a draft log: each pack as it was seen, the picked card marked.
 */
export function draftLogText(title: string, seats: readonly string[], steps: readonly PickStep[]): string {
  const packs = steps.map(({ round, pick, seen, taken }) =>
    [
      `Pack ${round} pick ${pick}:`,
      ...seen.map(({ id, name }) => `${id === taken.id ? '--> ' : '    '}${name}`),
    ].join('\n'),
  )
  return [`${title}\nPlayers:\n${seats.map((name) => `    ${name}`).join('\n')}`, ...packs].join('\n\n')
}
