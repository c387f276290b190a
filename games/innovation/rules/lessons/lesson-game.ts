import type { JsonObject, LessonGame } from '@parlour/kernel'
import type { InnovationSettings, InnovationState } from '../engine/board/board'
import { ICONS } from '../facts/names'
import { innovation, machine } from '../innovation'
import { positionAt } from '../position/position-at'
import type { InnovationView } from '../view'

/** What sentences call the seats. */
const SEATS = ['you', 'rival'] as const

/** Innovation for its lessons: positions as scenarios state them, and the numbers of every seat. */
export const lessonGame: LessonGame<InnovationState, InnovationView, InnovationSettings> = {
  rules: innovation,
  open: openPosition,
  countsOf,
}

/** Opens a position under the names of those who sit there, whatever the position calls them. */
function openPosition(position: JsonObject, names: readonly string[]) {
  const { settings, board } = positionAt(position)
  const nameAt = (seat: number, otherwise: string): string => names[seat] ?? otherwise
  return machine.startFrom(
    {
      ...settings,
      name: 'Lesson',
      players: settings.players.map((player, seat) => ({ ...player, name: nameAt(seat, player.name) })),
    },
    {
      ...board,
      players: board.players.map((player, seat) => ({ ...player, name: nameAt(seat, player.name) })),
    },
  )
}

/** Returns `you.s` and `rival.s` for the icons in sight, and so for `score`, `hand` and `achievements`. */
function countsOf(state: InnovationState): Readonly<Record<string, number>> {
  const { players } = innovation.view(state, {})
  return Object.fromEntries(
    SEATS.flatMap((who, seat) => {
      const player = players[seat]
      if (player === undefined) return []
      const { icons, score, achievements, piles } = player
      return [
        ...ICONS.map((icon) => [`${who}.${icon}`, icons[icon]] as const),
        [`${who}.score`, score] as const,
        [`${who}.achievements`, achievements] as const,
        [`${who}.hand`, piles.hand.length] as const,
      ]
    }),
  )
}
