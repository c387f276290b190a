import { CARD_CHANGED, CardPreviewProvider, SendProvider } from '@parlour/ui-kit'
import { Outlet } from 'react-router'
import { sendQuietly } from '../api/send'
import { usePush } from '../live/live'
import { MagicMenu } from './magic-menu'

/** The frame of every page under /magic: its menu, full cards on hover, and failures shown where they happen. */
export function MagicLayout() {
  usePush('card', ({ cardId }) => window.dispatchEvent(new CustomEvent(CARD_CHANGED, { detail: { cardId } })))
  return (
    <SendProvider send={sendQuietly}>
      <CardPreviewProvider>
        <MagicMenu />
        <Outlet />
      </CardPreviewProvider>
    </SendProvider>
  )
}
