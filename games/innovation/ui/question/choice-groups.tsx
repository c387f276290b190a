import { type Choice, type ChoiceItem, type Request, UNSPECIFIED } from '@parlour/kernel'
import { itemOf } from '@parlour/ui-kit'
import { memo } from 'react'
import type { InnovationView } from '../../rules/view'
import { ChoiceOption } from './choice-option'
import styles from './question.module.css'

interface ChoiceGroupsProps {
  readonly request: Request
  readonly expansions: InnovationView['expansions']
}

/** The choices of a request: groups side by side, or one flat list. */
export const ChoiceGroups = memo(function ChoiceGroups({ request, expansions }: ChoiceGroupsProps) {
  if (request.choices === UNSPECIFIED) return null
  const groups = groupsOf(request.choices)
  if (groups.length === 0) {
    return (
      <div className={styles.flat} role="group" aria-label={request.title}>
        <Options choices={request.choices} path={[]} group={undefined} />
      </div>
    )
  }
  const plain = request.choices
    .map((choice, index) => ({ choice, index }))
    .filter(({ choice }) => !isGroup(choice))
  return (
    <div className={styles.groups}>
      {plain.length === 0 ? null : (
        <div className={styles.group}>
          <div className={styles.options}>
            {plain.map(({ choice, index }) => (
              <ChoiceOption key={index} item={itemOf(choice)} path={[index]} group={undefined} />
            ))}
          </div>
        </div>
      )}
      {columnsOf(groups.filter((group) => isInPlay(group, expansions))).map((column) => (
        <div key={column[0]?.index} className={styles.column} data-group={column[0]?.item.title}>
          {column.map((group) => (
            <Group key={group.index} {...group} />
          ))}
        </div>
      ))}
    </div>
  )
})

interface ChoiceGroup {
  readonly item: ChoiceItem
  readonly choices: readonly Choice[]
  readonly index: number
}

const isGroup = (choice: Choice): boolean => itemOf(choice).choices !== undefined

function groupsOf(choices: readonly Choice[]): readonly ChoiceGroup[] {
  return choices.flatMap((choice, index) => {
    const item = itemOf(choice)
    return item.choices === undefined ? [] : [{ item, choices: item.choices, index }]
  })
}

/** Groups that only a set fills are left out while they are empty and it is not in play. */
const NEEDS: Readonly<Record<string, string>> = { Decree: 'figs', Auspice: 'figs', Endorse: 'city' }

function isInPlay({ item, choices }: ChoiceGroup, expansions: InnovationView['expansions']): boolean {
  const needs = NEEDS[String(item.title)]
  return needs === undefined || choices.length > 0 || expansions.some((set) => set === needs)
}

/** Short groups of the action menu share a column: what is not about a card in hand or on the board; and two of which one is empty. */
const SHORT = ['Achieve', 'Decree', 'Draw']
const OFTEN_EMPTY = ['Endorse', 'Auspice']

function columnsOf(groups: readonly ChoiceGroup[]): readonly (readonly ChoiceGroup[])[] {
  const among = (titles: readonly string[]) =>
    groups.filter(({ item }) => titles.includes(String(item.title)))
  const oftenEmpty = among(OFTEN_EMPTY)
  const shared = oftenEmpty.some(({ choices }) => choices.length === 0) ? oftenEmpty : []
  const together = [among(SHORT), shared].filter((column) => column.length > 1)
  const columns = groups.map((group) => together.find((column) => column.includes(group)) ?? [group])
  return columns.filter((column, index) => columns.indexOf(column) === index)
}

/** How many hand cards the question has room for at least; more may be scrolled, and say so. */
const SEEN_AT_ONCE = 2

function Group({ item, choices, index }: ChoiceGroup) {
  const isLong = item.title === 'Meld' && choices.length > SEEN_AT_ONCE
  return (
    <div className={styles.group} role="group" aria-label={String(item.title)} data-title={item.title}>
      <h3>
        {item.title}
        {isLong ? <small>{choices.length} cards</small> : null}
      </h3>
      <div className={styles.options}>
        <Options choices={choices} path={[index]} group={String(item.title)} />
        {choices.length === 0 ? <span className={styles.none}>nothing yet</span> : null}
      </div>
    </div>
  )
}

interface OptionsProps {
  readonly choices: readonly Choice[]
  readonly path: readonly number[]
  readonly group: string | undefined
}

function Options({ choices, path, group }: OptionsProps) {
  return choices.map((choice, index) => (
    <ChoiceOption key={index} item={itemOf(choice)} path={[...path, index]} group={group} />
  ))
}
