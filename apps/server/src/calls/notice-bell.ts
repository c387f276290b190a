import { noticeBell, noticeReadAll, type WireBellNotice } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { type BellNotice, detailsOf, headlineOf } from '../notify/notice-words'
import { type BellRow, bellOf, markBellRead } from '../store/records/bell'

/** What the bell in the header shows. */
export function noticeBellCalls(on: ReturnType<typeof callsOn>): void {
  on(noticeBell, async (_body, { services: { store }, caller }) => ({
    notices: (await bellOf(store.db, caller._id)).map(wireNotice),
  }))
  on(noticeReadAll, async (_body, { services: { store, live }, caller }) => {
    const isChanged = await markBellRead(store.db, { userId: caller._id, now: Date.now() })
    if (isChanged) live.bellChanged([caller._id])
    return {}
  })
}

function wireNotice({ id, at, read_at: readAt, notice: text }: BellRow): WireBellNotice {
  // Only the bell writes it.
  const notice = JSON.parse(text) as BellNotice
  return {
    _id: id,
    at: Number(at),
    isRead: readAt !== null,
    title: headlineOf(notice),
    details: detailsOf(notice),
    path: notice.path,
  }
}
