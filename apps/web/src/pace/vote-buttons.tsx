import { Button } from '@mantine/core'
import type { WireProposal } from '@parlour/protocol'

interface VoteButtonsProps {
  readonly proposal: WireProposal
  /** The seat of whoever looks; undefined without one. */
  readonly viewer: string | undefined
  readonly saving: boolean
  readonly say: (allow: boolean) => void
  /** What agreeing and refusing are called. */
  readonly words: readonly [agree: string, refuse: string]
}

/** Whether a player may vote on a proposal. */
export const isAsked = ({ waitingFor, objector }: WireProposal, viewer: string | undefined): boolean =>
  viewer !== undefined && (waitingFor.includes(viewer) || objector?.name === viewer)

/** How a viewer votes on a proposal, or withdraws their own; nothing for others. */
export function VoteButtons({ proposal, viewer, saving, say, words: [agree, refuse] }: VoteButtonsProps) {
  const button = (label: string, allow: boolean) => (
    <Button
      size="compact-sm"
      variant={allow ? 'filled' : 'default'}
      disabled={saving}
      onClick={() => say(allow)}
    >
      {label}
    </Button>
  )
  if (isAsked(proposal, viewer))
    return (
      <>
        {button(agree, true)}
        {button(refuse, false)}
      </>
    )
  return proposal.by === viewer ? button('withdraw', false) : null
}
