import { CardPreviewProvider } from '@parlour/mtg-ui'
import { SendProvider } from '@parlour/ui-kit'
import { Outlet } from 'react-router'
import { sendQuietly } from '../api/send'
import { CardCacheProvider } from './card-cache/card-cache-provider'
import { MagicMenu } from './magic-menu'

/**
 * The frame of every page under /magic: its menu, the kept cards, full cards on hover, and failures shown
 * where they happen.
 */
export function MagicLayout() {
  return (
    <SendProvider send={sendQuietly}>
      <CardCacheProvider>
        <CardPreviewProvider>
          <MagicMenu />
          <Outlet />
        </CardPreviewProvider>
      </CardCacheProvider>
    </SendProvider>
  )
}
