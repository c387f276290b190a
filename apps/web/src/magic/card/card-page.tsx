import { useParams } from 'react-router'
import { CardsFailed, useCards } from '@parlour/ui-kit'
import { PageSkeleton } from '../../shell/page-skeleton'
import { PageNotice } from '../page-notice'
import { CardView } from './card-view'

/** The card viewer: one card looked up by its database id, from either source. */
export function CardPage() {
  const { id = '' } = useParams()
  const { cards, loading, failed } = useCards([id])
  const card = cards.get(id)
  if (card !== undefined) return <CardView card={card} />
  if (failed) return <CardsFailed />
  return loading ? <PageSkeleton /> : <PageNotice title="Card not found" />
}
