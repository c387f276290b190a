import { Modal } from '@mantine/core'
import { FocusBack, PlayerName } from '@parlour/ui-kit'
import { EffectText } from '../card/effect-text'
import { achievementOf } from '../../rules/facts/catalog'
import type { InnovationView } from '../../rules/view'

interface AchievementDialogProps {
  readonly view: InnovationView
  readonly name: string | undefined
  readonly onClose: () => void
}

/** A special achievement: its name and what earns it. */
export function AchievementDialog({ name, view, onClose }: AchievementDialogProps) {
  const achievement = achievementOf(name ?? '')
  const progress = view.specials[name ?? ''] ?? []
  return (
    <Modal opened={achievement !== undefined} onClose={onClose} title={achievement?.name}>
      <FocusBack />
      <p>
        <EffectText text={achievement?.text ?? ''} />
      </p>
      {progress.length === 0 ? null : (
        <ul aria-label="How far everybody is">
          {progress.map(({ have, need }, seat) => (
            <li key={seat}>
              <PlayerName name={view.players[seat]?.name ?? ''} /> {have}/{need}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
