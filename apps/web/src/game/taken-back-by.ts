import type { SerializedGame } from '@parlour/protocol'

type Version = Pick<SerializedGame, 'branchId' | 'responses' | 'requests'>

/**
 * Returns who took back an answer and with it a question to the viewer, if that is what happened between two
 * versions of a game.
 */
export function takenBackBy(before: Version, after: Version): string | undefined {
  const isShorter = after.branchId > before.branchId && after.responses.length < before.responses.length
  const isAsked = before.requests.some(({ id, kind }) =>
    after.requests.every((request) => request.id !== id || request.kind !== kind),
  )
  return isShorter && isAsked ? before.responses[after.responses.length]?.actor : undefined
}
