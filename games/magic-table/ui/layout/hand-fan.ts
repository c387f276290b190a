import { clamp, type Form, type Geometry } from './geometry'

/** A card of the hand: where it stands, how it leans, and how much of it the next one leaves free. */
export interface FanPlace {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly turn: number
  readonly drop: number
  /** 0 where the card shows whole. */
  readonly show: number
}

export interface Fan {
  readonly places: readonly FanPlace[]
  /** The cards overlap: they lean, and show their picture in place of the text. */
  readonly isFanned: boolean
  /** How many lines of text a card has room for. */
  readonly lines: number
}

/**
 * From a card to the next one, in px: where fingers play, a large hand is panned before its names are too
 * narrow to read.
 */
const LEAST_STEP: Readonly<Record<Form, number>> = { phone: 62, tablet: 58, desktop: 0 }

/** Returns the places of this many cards in a hand: straight while there is room, a fan when they overlap. */
export function fanOf(
  count: number,
  geometry: Geometry,
  room: { readonly width: number; readonly form: Form },
): Fan {
  const isPhone = room.form === 'phone'
  const height = geometry.hand - 26
  const width = isPhone
    ? geometry.handCard
    : Math.round(clamp(geometry.handCard, (room.width - 8) / Math.max(1, count) - 6, height * 1.06))
  const free = (room.width - width - 12) / Math.max(1, count - 1)
  const isFanned = free < width - 10
  const step = Math.max(LEAST_STEP[room.form], Math.min(width + 6, free))
  return {
    isFanned,
    lines: Math.max(1, Math.floor((height - 60) / 14.7)),
    places: Array.from({ length: count }, (_, index) => {
      const bend = isFanned ? index - (count - 1) / 2 : 0
      return {
        x: Math.round((isPhone ? 6 : 4) + index * step),
        width,
        height: isFanned ? height - 8 : height,
        turn: bend * 0.7,
        drop: Math.round(Math.min(8, bend * bend * 0.4)),
        show: isFanned && index < count - 1 ? Math.round(step) - 8 : 0,
      }
    }),
  }
}
