import type { SerializedGame } from '@parlour/protocol'

type Played = Pick<SerializedGame, 'canUndo' | 'responses' | 'settings'>

/** Returns why the viewer cannot take something back now, as a sentence; undefined where they can. */
export function undoReason({ canUndo, responses, settings }: Played, viewer: string): string | undefined {
  if (canUndo) return undefined
  const isBot = (name: string) =>
    settings.players.some((player) => player.name === name && player.bot !== undefined)
  const own = responses.findLast(({ actor }) => actor === viewer)
  if (own === undefined) return 'You have not answered anything yet'
  const last = responses.findLast(({ actor }) => !isBot(actor))
  if (last !== undefined && last !== own) return `${last.actor} has answered since`
  return own.noUndo === true ? 'Your last answer is final' : 'Something was seen or decided by chance since'
}
