import { NativeSelect } from '@mantine/core'
import type { WireLobby } from '@parlour/protocol'
import { FieldWarning, warningAt } from '@parlour/ui-kit'

type Teams = Readonly<Record<string, string>>

/** Teams as a lobby offers them: at most as many as leave two in each. */
const TEAMS = ['A', 'B', 'C']
/** So many players can be two teams. */
const LEAST_PLAYERS = 3

interface TeamsFieldProps {
  readonly lobby: WireLobby
  readonly teams: Teams
  readonly onTeams: (teams: Teams) => void
}

/** Who plays together: everybody alone, unless a team is chosen for them. */
export function TeamsField({ lobby, teams, onTeams }: TeamsFieldProps) {
  const warning = warningAt(lobby, 'teams')
  if (lobby.users.length < LEAST_PLAYERS && warning === undefined) return null
  // Whoever plays alone is a team of their own name.
  const offered = TEAMS.filter((team) => !lobby.users.some(({ name }) => name === team))
  return (
    <>
      {lobby.users.map(({ _id, name }) => (
        <NativeSelect
          key={_id}
          label={`Team of ${name}`}
          value={Object.hasOwn(teams, name) ? teams[name] : ''}
          onChange={({ currentTarget: { value } }) => {
            const others = Object.entries(teams).filter(([one]) => one !== name)
            onTeams(Object.fromEntries(value === '' ? others : [...others, [name, value]]))
          }}
          data={[
            { value: '', label: '— alone —' },
            ...offered.map((team) => ({ value: team, label: `team ${team}` })),
          ]}
        />
      ))}
      {warning === undefined ? null : <FieldWarning text={warning} />}
    </>
  )
}
