import { Button } from '@mantine/core'
import { type GameScreenProps, PlayerNames, QuestionStrip } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { CommandContext } from '../acting/command'
import { useOpenDialog } from '../acting/table-store'
import { useOpeningHand } from '../acting/use-opening-hand'

interface OpeningHandsProps extends Pick<GameScreenProps, 'game' | 'answer' | 'saving' | 'undo'> {
  readonly context: CommandContext
  readonly logButton: ReactNode
}

/** Whether the viewer keeps the hand that was dealt; afterwards, who has not decided yet. */
export function OpeningHands({ context: { table }, logButton, undo, ...props }: OpeningHandsProps) {
  const open = useOpenDialog()
  const { isAsked, keep, mulligan } = useOpeningHand(props)
  const { keepers = [], turnPlayer, you } = table.view
  const { zones, toPutBack } = table.own
  if (!isAsked) {
    const deciding = table.players.flatMap(({ name }) => (keepers.includes(name) ? [] : [name]))
    return (
      <QuestionStrip
        asked={false}
        still
        facts={
          <span>
            Waiting for <PlayerNames names={deciding} /> to keep a hand
          </span>
        }
      >
        {logButton}
        {you !== undefined && keepers.includes(you) ? (
          <Button size="compact-sm" variant="default" title="Decide again" onClick={() => void undo()}>
            undo
          </Button>
        ) : null}
      </QuestionStrip>
    )
  }
  const see = () => open({ kind: 'opening hand' })
  return (
    <QuestionStrip
      asked
      still
      title="Mulligan"
      facts={
        <span>
          Keep these {zones.hand.count}? {turnPlayer === you ? 'You begin' : `${turnPlayer} begins`}
        </span>
      }
    >
      {logButton}
      <Button size="compact-sm" variant="default" onClick={see}>
        see the hand
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => void mulligan()}>
        mulligan
      </Button>
      <Button
        size="compact-sm"
        color="turn"
        variant="filled"
        onClick={() => (toPutBack === 0 ? void keep([]) : see())}
      >
        {toPutBack === 0 ? 'keep' : 'keep …'}
      </Button>
    </QuestionStrip>
  )
}
