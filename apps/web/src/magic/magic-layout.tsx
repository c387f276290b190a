import { CardPreviewProvider } from '@parlour/mtg-ui'
import { SendProvider } from '@parlour/ui-kit'
import { Outlet } from 'react-router'
import { sendQuietly } from '../api/send'
import { CardCacheProvider } from './card-cache/card-cache-provider'
import { MagicMenu } from './magic-menu'

/**
 * The frame of every page under /magic: its menu, the kept cards, full cards on hover, and failures shown
 * where they happen. `isBare` leaves the menu to the page.
 */
export function MagicLayout({ isBare = false }: { readonly isBare?: boolean }) {
  return (
    <SendProvider send={sendQuietly}>
      <CardCacheProvider>
        <CardPreviewProvider>
          {isBare ? null : <MagicMenu />}
          <Outlet />
        </CardPreviewProvider>
      </CardCacheProvider>
    </SendProvider>
  )
}
