import { type Json, type OnlookerRule, readOnlookerRule } from '@parlour/kernel'
import { type LobbyFact, Panel } from '@parlour/ui-kit'
import { onlookerWords } from '../onlookers/onlooker-words'
import { OnlookersChoice } from '../onlookers/onlookers-choice'

type Options = Readonly<Record<string, Json | undefined>>

/** Returns who may look in by the options of a lobby; what cannot be read counts as nobody. */
function ruleIn(options: Options): OnlookerRule | null {
  try {
    return readOnlookerRule(options.onlookers) ?? null
  } catch {
    return null
  }
}

/** Returns who may look in for whoever only reads a lobby. */
export const onlookerFacts = (options: Options): readonly LobbyFact[] => [
  { name: 'Onlookers', value: onlookerWords(ruleIn(options)) },
]

interface OnlookersPanelProps {
  readonly options: Options
  readonly set: (change: Readonly<Record<string, Json>>) => void
}

/** Who may look at the game without a seat (rules: hub 12, 18). */
export function OnlookersPanel({ options, set }: OnlookersPanelProps) {
  const rule = ruleIn(options)
  return (
    <Panel title="Onlookers">
      <OnlookersChoice
        rule={rule}
        choose={(chosen) => set({ onlookers: chosen === null ? null : { ...chosen } })}
      />
      {rule?.behind === undefined ? null : (
        <p>When the game begins, the others are asked whether they agree. Until then the table is shown.</p>
      )}
    </Panel>
  )
}
