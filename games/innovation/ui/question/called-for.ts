import type { NoticeWords } from '@parlour/ui-kit'
import { askingOf } from './asking'

/** Says who demands or compels something of the viewer, and with which card. */
export const calledFor: NoticeWords = ({ requests: [request], log }, viewer) => {
  const asking = askingOf(request, log)
  if (asking?.player !== viewer) return undefined
  const { leader, way, card } = asking
  if (way === 'demanded-effect') return `You are demanded: ${leader}, ${card.name}`
  if (way === 'compelled-effect') return `You are compelled: ${leader}, ${card.name}`
  return undefined
}
