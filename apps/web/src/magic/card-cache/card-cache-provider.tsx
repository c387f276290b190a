import { cardShelf } from '@parlour/mtg-ui'
import { SendProvider, useSend } from '@parlour/ui-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { useViewer } from '../../api/session'
import { usePush, useReturn } from '../../live/live'
import { browserCardStore } from './browser-card-store'
import { createCardCache } from './card-cache'

/** Serves card look-ups from what this browser keeps; changed cards are fetched again. */
export function CardCacheProvider({ children }: { readonly children: ReactNode }) {
  const send = useSend()
  const viewer = useViewer()
  const [cache] = useState(() => createCardCache(send, browserCardStore(viewer._id)))
  usePush('card', ({ cardId }) => {
    void cache.forget(cardId).then(() => cardShelf(cache.send).renew([cardId]))
  })
  useReturn(
    () => void cache.checkAgain().then((moved) => cardShelf(cache.send).renew(moved ? 'all' : 'failed')),
  )
  useEffect(() => cache.begin(), [cache])
  return <SendProvider send={cache.send}>{children}</SendProvider>
}
