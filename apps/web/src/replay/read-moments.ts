import { defined } from '@parlour/kernel'
import { gameMoments, MOST_MOMENTS, wholeMoments } from '@parlour/protocol'
import { sendQuietly } from '../api/send'
import type { MomentSource } from './moments'

/** Returns the source of a game's moments, as the named seat sees them, or else as the viewer does. */
export const momentSource = (gameId: string, eyes: string | undefined): MomentSource => ({
  pageSize: MOST_MOMENTS,
  load: async (from, to) => {
    const { moments, first } = await sendQuietly(gameMoments, { gameId, from, to, ...defined({ eyes }) })
    return { moments: wholeMoments(moments), ...defined({ first }) }
  },
})
