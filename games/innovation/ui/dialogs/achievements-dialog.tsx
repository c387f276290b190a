import { Modal } from '@mantine/core'
import { FocusBack, PlayerName } from '@parlour/ui-kit'
import { achievementOf } from '../../rules/facts/catalog'
import type { InnovationView, PlayerView } from '../../rules/view'
import { sightWords } from '../board/sight-words'
import { CardBack } from '../card/card-back'
import { EffectText } from '../card/effect-text'
import { isSpecial } from '../card/shown'
import { backShown, sortedPile } from '../innovation-view'
import { claimWords } from '../shared/claim-words'
import styles from './achievements-dialog.module.css'

interface AchievementsDialogProps {
  readonly view: InnovationView
  /** The viewer; undefined for a spectator. */
  readonly viewer: PlayerView | undefined
  readonly opened: boolean
  readonly onClose: () => void
}

/**
 * Every achievement that is still to be had: what it asks, who can claim it now, what the viewer lacks, how
 * far everybody is.
 */
export function AchievementsDialog({ view, viewer, opened, onClose }: AchievementsDialogProps) {
  const { available, players, specials, toWin } = view
  const valued = sortedPile(available).flatMap((shown) => backShown(shown) ?? [])
  return (
    <Modal opened={opened} onClose={onClose} title={`Achievements [${toWin} to win]`} size="lg">
      <FocusBack />
      {valued.length === 0 ? null : <p className={styles.sight}>{sightWords('available')}</p>}
      <ul className={styles.list}>
        {valued.map((back, index) => (
          <li key={index}>
            <CardBack back={back} className={styles.back} aria-hidden="true" />
            <p>{claimWords(back.value, { players, viewer })}</p>
          </li>
        ))}
        {available.filter(isSpecial).map((name) => (
          <li key={name}>
            <p>
              <b>{name}</b> <EffectText text={achievementOf(name)?.text ?? ''} />
              <span className={styles.progress}>
                {(specials[name] ?? []).map(({ have, need }, seat) => (
                  <span key={seat}>
                    <PlayerName name={players[seat]?.name ?? ''} /> {have}/{need}
                  </span>
                ))}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
