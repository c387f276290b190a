import { defined } from '@parlour/kernel'
import { gameMoments, MOST_MOMENTS, wholeMoments } from '@parlour/protocol'
import { sendQuietly } from '../api/send'
import type { MomentSource } from './moments'

/** Returns where the moments of a game come from, with the eyes of a seat; without it the viewer's own. */
export const momentSource = (gameId: string, eyes: string | undefined): MomentSource => ({
  pageSize: MOST_MOMENTS,
  load: async (from, to) => {
    const { moments, first } = await sendQuietly(gameMoments, { gameId, from, to, ...defined({ eyes }) })
    return { moments: wholeMoments(moments), ...defined({ first }) }
  },
})
