import { answerRefusal } from './answer-refusals'
import type { Json, JsonObject } from './json'
import { isJsonObject } from './json'

/** What happens when the bank of a player is empty; a clock never ends a game. */
export const EMPTY_BANK = ['nothing', 'bot'] as const
export type EmptyBank = (typeof EMPTY_BANK)[number]

/** Whoever is asked is told once more after so many hours. */
export interface ReminderRule {
  readonly kind: 'reminder'
  readonly hours: number
}

/** Time for the whole game that runs only while its player is asked. */
export interface BankRule {
  readonly kind: 'bank'
  /** Minutes that each player has at first, and at most. */
  readonly bank: number
  /** Minutes that come back with each answer. */
  readonly gain: number
  /** Saturdays and Sundays do not count, by each player's own time zone. */
  readonly weekendsOff: boolean
  readonly empty: EmptyBank
}

/** The pace that a lobby chose; a game without a clock has none. */
export type ClockRule = ReminderRule | BankRule

const HOUR = 60
const DAY = 24 * HOUR

/** The paces that a lobby offers by name. */
export const CLOCK_PRESETS = {
  reminder: { kind: 'reminder', hours: 24 },
  live: { kind: 'bank', bank: 30, gain: 2, weekendsOff: false, empty: 'nothing' },
  daily: { kind: 'bank', bank: DAY, gain: DAY, weekendsOff: false, empty: 'nothing' },
  relaxed: { kind: 'bank', bank: 5 * DAY, gain: 12 * HOUR, weekendsOff: true, empty: 'nothing' },
} as const satisfies Readonly<Record<string, ClockRule>>

/** The most that a lobby may choose. */
export const MOST_REMINDER_HOURS = 14 * 24
export const MOST_BANK_MINUTES = 60 * DAY

const isWithin = (value: Json | undefined, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

function bankIn({ bank, gain, weekendsOff, empty }: JsonObject): BankRule | undefined {
  const then = EMPTY_BANK.find((one) => one === empty)
  if (!isWithin(bank, 1, MOST_BANK_MINUTES) || !isWithin(gain, 0, MOST_BANK_MINUTES)) return undefined
  if (typeof weekendsOff !== 'boolean' || then === undefined) return undefined
  return { kind: 'bank', bank, gain, weekendsOff, empty: then }
}

/** Returns the pace that was sent for a game; undefined for none, which `null` says, too. Refuses others. */
export function readClockRule(sent: Json | undefined): ClockRule | undefined {
  if (sent === undefined || sent === null) return undefined
  if (isJsonObject(sent)) {
    const { kind, hours } = sent
    if (kind === 'reminder' && isWithin(hours, 1, MOST_REMINDER_HOURS)) return { kind, hours }
    const bank = kind === 'bank' ? bankIn(sent) : undefined
    if (bank !== undefined) return bank
  }
  throw answerRefusal('unknown_pace')
}
