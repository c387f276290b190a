import { useCopy, useLinkStart } from '@parlour/ui-kit'

export interface CopiedLink {
  readonly copyLink: () => void
  readonly isCopied: boolean
  /** The link that the browser did not let be copied. */
  readonly refused: string | undefined
}

/** Copies the address of a moment as this hub hands on its addresses. */
export function useCopyLink(gameId: string, at: number, eyes: string | undefined): CopiedLink {
  const { copy, copied, refused } = useCopy()
  const start = useLinkStart() ?? window.location.origin
  const seen = eyes === undefined ? '' : `&eyes=${encodeURIComponent(eyes)}`
  const link = `${start}/game/${gameId}?at=${at}${seen}`
  return { copyLink: () => copy(link), isCopied: copied, refused }
}
