import { useParams } from 'react-router'
import { CARD_ID } from '@parlour/protocol'
import { CardsFailed, useCards } from '@parlour/mtg-ui'
import { PageSkeleton } from '../../shell/page-skeleton'
import { PageNotice } from '../page-notice'
import { CardView } from './card-view'

/** The card viewer: one card looked up by its database id, from either source. */
export function CardPage() {
  const { id = '' } = useParams()
  // The server rejects a malformed id; retrying would not help.
  const isId = CARD_ID.test(id)
  const { cards, loading, failed } = useCards(isId ? [id] : [])
  const card = cards.get(id)
  if (card !== undefined) return <CardView card={card} />
  if (failed) return <CardsFailed />
  return loading ? <PageSkeleton /> : <PageNotice title="Card not found" />
}
