import { Modal } from '@mantine/core'
import { FocusBack } from '@parlour/ui-kit'
import { EffectText } from '../card/effect-text'
import { achievementOf } from '../../rules/facts/catalog'

interface AchievementDialogProps {
  readonly name: string | undefined
  readonly onClose: () => void
}

/** A special achievement: its name and what earns it. */
export function AchievementDialog({ name, onClose }: AchievementDialogProps) {
  const achievement = achievementOf(name ?? '')
  return (
    <Modal opened={achievement !== undefined} onClose={onClose} title={achievement?.name}>
      <FocusBack />
      <p>
        <EffectText text={achievement?.text ?? ''} />
      </p>
    </Modal>
  )
}
