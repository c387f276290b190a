import type { LogArg } from '@parlour/kernel'
import type { ChatEntry, WireLogEntry } from '@parlour/protocol'
import { OPENED_PACK, PICKED } from '../../rules/facts/log-lines'
import type { PackCard } from '../../rules/types'

interface DraftLogSource {
  readonly log: readonly WireLogEntry[]
  readonly chat: readonly ChatEntry[]
  readonly seats: number
  readonly numPacks: number
  readonly packSize: number
  /** The reader, whose own picks are named. */
  readonly reader: string | undefined
  readonly picked: readonly PackCard[]
}

interface DraftLog {
  readonly log: readonly WireLogEntry[]
  readonly chat: readonly ChatEntry[]
}

/** A pick of the reader's own, with its card. */
const OWN_PICK = '{player} drafted {card}'
const namedCard = ({ name, _id }: PackCard): LogArg => ({ value: name, classes: ['card-name'], cardId: _id })

/**
 * The log of a draft as one reads it: own picks by name, and every round that is over as one line that
 * unfolds.
 */
export function draftLog(source: DraftLogSource): DraftLog {
  const named = withOwnPicks(source)
  return foldedRounds({ ...source, log: named })
}

/** The log names no card; its reader's own picks are told from the order in which they were made. */
function withOwnPicks({ log, reader, picked }: DraftLogSource): readonly WireLogEntry[] {
  if (reader === undefined) return log
  let at = 0
  return log.map((entry) => {
    if (entry.type !== 'log' || entry.template !== PICKED || entry.args.player?.value !== reader) return entry
    const card = picked[at]
    at += 1
    if (card === undefined) return entry
    return { ...entry, template: OWN_PICK, args: { ...entry.args, card: namedCard(card) } }
  })
}

/**
 * Each finished round becomes a line with all lines nested under it up to the round's last pick; chat lines
 * keep their places and stay in sight. Nobody waits for a round to end: what the faster drafters did
 * meanwhile in the next one is among them.
 */
function foldedRounds({ log, chat, seats, numPacks, packSize }: DraftLogSource): DraftLog {
  const isPick = (entry: WireLogEntry) =>
    entry.type === 'log' && (entry.template === PICKED || entry.template === OWN_PICK)
  const isOpening = (entry: WireLogEntry) => entry.type === 'log' && entry.template === OPENED_PACK
  const start = log.findIndex(isOpening)
  const ends = roundEnds(log.filter(isPick).map(drafterOf), { seats, numPacks, packSize })
  if (start < 0 || ends.length === 0) return { log, chat }
  const folded: WireLogEntry[] = log.slice(0, start)
  const heads: number[] = []
  let picks = 0
  log.slice(start).forEach((entry, index) => {
    const round = ends.findIndex((end) => picks < end)
    if (round === heads.length) {
      heads.push(start + index)
      folded.push(headOf(round, seats * packSize))
    }
    folded.push(entry.type === 'log' && round >= 0 ? { ...entry, indent: entry.indent + 1 } : entry)
    if (isPick(entry)) picks += 1
  })
  return {
    log: folded,
    chat: chat.map((line) => ({ ...line, position: line.position + headsBefore(heads, line) })),
  }
}

const drafterOf = (entry: WireLogEntry): string =>
  entry.type === 'log' ? String(entry.args.player?.value) : ''

/**
 * How many picks had been made when all had made theirs of a round, for each round that is over. A drafter's
 * picks tell their round.
 */
function roundEnds(
  drafters: readonly string[],
  { seats, numPacks, packSize }: Pick<DraftLogSource, 'seats' | 'numPacks' | 'packSize'>,
): readonly number[] {
  const made = new Map<string, number>()
  const left = Array.from({ length: numPacks }, () => seats * packSize)
  const ends: number[] = []
  for (const [at, drafter] of drafters.entries()) {
    const before = made.get(drafter) ?? 0
    made.set(drafter, before + 1)
    const round = Math.floor(before / packSize)
    left[round] = (left[round] ?? 0) - 1
    if (left[round] === 0) ends.push(at + 1)
  }
  return ends
}

const headsBefore = (heads: readonly number[], { position }: ChatEntry): number =>
  heads.filter((at) => at < position).length

/** Ids of the server's entries count up from 0. */
const headOf = (round: number, picks: number): WireLogEntry => ({
  type: 'log',
  id: -1 - round,
  indent: 0,
  template: 'Pack {number}, {picks} picks',
  args: { number: { value: round + 1, classes: [] }, picks: { value: picks, classes: [] } },
  classes: [],
})
