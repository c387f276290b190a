import type { SerializedGame } from '@parlour/protocol'
import type { ScreenViewer } from '@parlour/ui-kit'

/** Looking back with the eyes of another seat one sees the board from there. */
export function seenBy(
  { settings }: SerializedGame,
  viewer: ScreenViewer,
  eyes: string | undefined,
): ScreenViewer {
  const seat = settings.players.find(({ name }) => name === eyes)
  return seat === undefined ? viewer : { ...viewer, _id: seat._id, name: seat.name, seated: true }
}

/** Nothing is asked in the past: a screen that answered there would answer a question it does not show. */
export const answerInPast = () => Promise.reject(new Error('The past cannot be answered.'))
export const nothing = () => Promise.resolve()
