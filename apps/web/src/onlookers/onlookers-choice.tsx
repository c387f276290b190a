import { NumberInput } from '@mantine/core'
import { FEWEST_BEHIND, MOST_BEHIND, type OnlookerRule } from '@parlour/kernel'
import styles from './onlookers.module.css'

const WHO: readonly { readonly who?: OnlookerRule['who']; readonly name: string; readonly about: string }[] =
  [
    { name: 'Nobody', about: 'Players and the hub’s admins only.' },
    { who: 'hub', name: 'People of this hub', about: 'Whoever can sign in here. They only look.' },
    { who: 'link', name: 'Anybody with the link', about: 'No sign-in. Guests can read, not write.' },
  ]

interface OnlookersChoiceProps {
  readonly rule: OnlookerRule | null
  readonly choose: (rule: OnlookerRule | null) => void
}

/** Who may look at a game without a seat, and what they see (rules: hub 18). */
export function OnlookersChoice({ rule, choose }: OnlookersChoiceProps) {
  const behind = rule?.behind
  return (
    <div className={styles.choice}>
      <fieldset>
        <legend>Who may watch</legend>
        <div className={styles.options}>
          {WHO.map(({ who, name, about }) => (
            <Option
              key={name}
              {...{ group: 'who', name, about }}
              checked={rule?.who === who}
              choose={() => choose(who === undefined ? null : { ...rule, who })}
            />
          ))}
        </div>
      </fieldset>
      {rule !== null && (
        <fieldset>
          <legend>What they see</legend>
          <div className={styles.options}>
            <Option
              {...{ group: 'hands', name: 'The table only', about: 'What lies open for everybody.' }}
              checked={behind === undefined}
              choose={() => choose({ who: rule.who })}
            />
            <Option
              {...{ group: 'hands', name: 'All hands, later', about: 'Each player has to agree.' }}
              checked={behind !== undefined}
              choose={() => choose({ who: rule.who, behind: FEWEST_BEHIND })}
            />
          </div>
        </fieldset>
      )}
      {rule !== null && behind !== undefined && (
        <NumberInput
          className={styles.behind}
          label="Behind by"
          suffix=" answers"
          value={behind}
          min={FEWEST_BEHIND}
          max={MOST_BEHIND}
          allowDecimal={false}
          clampBehavior="blur"
          onChange={(wanted) => {
            if (typeof wanted === 'number' && wanted >= FEWEST_BEHIND && wanted <= MOST_BEHIND)
              choose({ who: rule.who, behind: wanted })
          }}
        />
      )}
    </div>
  )
}

interface OptionProps {
  readonly group: string
  readonly name: string
  readonly about: string
  readonly checked: boolean
  readonly choose: () => void
}

const Option = ({ group, name, about, checked, choose }: OptionProps) => (
  <label className={styles.option}>
    <input type="radio" name={`onlookers ${group}`} aria-label={name} checked={checked} onChange={choose} />
    <strong>{name}</strong>
    <span>{about}</span>
  </label>
)
