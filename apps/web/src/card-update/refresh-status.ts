import type { CardUpdateStatus } from '@parlour/protocol'

/** How a refresh of the card database stands, in the fixed words. */
export type RefreshStatus = 'idle' | 'waiting' | 'success' | 'error'

/** What is shown: a running update always, the end of one only to whoever asked for it here. */
export function refreshStatus(
  asked: 'no' | 'waiting' | 'yes' | 'refused',
  progress: CardUpdateStatus | undefined,
): RefreshStatus {
  if (asked === 'waiting' || progress?.state === 'running') return 'waiting'
  if (asked === 'refused') return 'error'
  if (asked === 'no') return 'idle'
  return progress?.state === 'failed' ? 'error' : 'success'
}
