import { CARD_CHANGED, CardPreviewProvider, SendProvider } from '@parlour/ui-kit'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { sendQuietly } from '../api/send'
import { useViewer } from '../api/session'
import { usePush, useReturn } from '../live/live'
import { browserCardStore } from './card-cache/browser-card-store'
import { createCardCache } from './card-cache/card-cache'
import { MagicMenu } from './magic-menu'

/** The frame of every page under /magic: its menu, the kept cards, full cards on hover, and failures shown where they happen. */
export function MagicLayout() {
  const viewer = useViewer()
  const [cache] = useState(() => createCardCache(sendQuietly, browserCardStore(viewer._id)))
  usePush('card', ({ cardId }) => {
    void cache
      .forget(cardId)
      .then(() => window.dispatchEvent(new CustomEvent(CARD_CHANGED, { detail: { cardId } })))
  })
  useReturn(cache.checkAgain)
  return (
    <SendProvider send={cache.send}>
      <CardPreviewProvider>
        <MagicMenu />
        <Outlet />
      </CardPreviewProvider>
    </SendProvider>
  )
}
