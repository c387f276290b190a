import type { SerializedGame } from '@parlour/protocol'

/**
 * Returns whether the viewer's last answer has done nothing yet: it only led to another question, as the
 * choice of what power is used for does. Taking it back loses nothing.
 */
export function hasWayBack(
  { canUndo, log, requests }: Pick<SerializedGame, 'canUndo' | 'log' | 'requests'>,
  viewer: string,
): boolean {
  const last = log.at(-1)
  const isAsked = requests.some(({ actor }) => actor === viewer)
  return canUndo && isAsked && last?.type === 'response-received' && last.data.actor === viewer
}
