import { defined } from '@parlour/kernel'
import type { PersonNews } from '../notify/news'
import type { RunningGame } from '../play/running-game'

/** Returns what tells people that a game still waits for them; `by` is who nudges them, if somebody does. */
export function reminderTo(
  { id, kind, settings }: Pick<RunningGame, 'id' | 'kind' | 'settings'>,
  names: readonly string[],
  by?: string,
): PersonNews {
  const people = settings.players.filter(({ name, bot }) => bot === undefined && names.includes(name))
  const notice = {
    kind: 'reminded',
    game: settings.name,
    of: kind,
    ...defined({ by }),
  } as const
  return { id, topic: 'reminder', people, notice, path: `/game/${id}` }
}
