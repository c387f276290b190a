import type { WireLobby } from '@parlour/protocol'
import { Panel } from '@parlour/ui-kit'
import styles from './guest-settings.module.css'
import { onlookerFacts } from './onlookers-panel'
import { paceFacts } from './pace-panel'
import { undoFacts } from './undo-choice'
import { useChosenGame } from './use-chosen-game'

/** What is played, for whoever may not change it: facts, not fields. */
export function GuestSettings({ lobby }: { readonly lobby: WireLobby }) {
  const chosen = useChosenGame(lobby)
  if (chosen === undefined)
    return (
      <Panel title="Game">
        <p className={styles.what}>No game is chosen yet.</p>
      </Panel>
    )
  const { profile, facts } = chosen
  const { options = {} } = lobby
  return (
    <Panel title={profile.title} icon={profile.icon}>
      <p className={styles.what}>{profile.about}</p>
      <dl className={styles.facts}>
        {[
          ...facts(options, lobby),
          ...undoFacts(profile.undo, options.undo),
          ...paceFacts(options),
          ...onlookerFacts(options),
        ].map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
