import { useParams } from 'react-router'
import { useCards } from '@parlour/ui-kit'
import { PageSkeleton } from '../../shell/page-skeleton'
import { PageNotice } from '../page-notice'
import { CardView } from './card-view'

/** The card viewer: one card looked up by its database id, from either source. */
export function CardPage() {
  const { id = '' } = useParams()
  const { cards, loading } = useCards([id])
  const card = cards.get(id)
  if (card !== undefined) return <CardView card={card} />
  return loading ? <PageSkeleton /> : <PageNotice title="Card not found" />
}
