import { Checkbox } from '@mantine/core'
import type { Choice, ChoiceItem } from '@parlour/kernel'
import type { ReactNode } from 'react'
import styles from './answer-pane.module.css'
import { useAnswerState, useAskedStore } from './answering-provider'
import { clickChoice } from './click-choice'
import { boundsText, isChecked, itemOf, mostOf } from './selection'

/** Draws a choice or the name of a group. */
export type ChoiceFace = (item: ChoiceItem) => ReactNode

interface ChoiceListProps {
  readonly choices: readonly Choice[]
  /** Where the list stands in the request. */
  readonly path: readonly number[]
  readonly disabled: boolean
  readonly label: string
  readonly face?: ChoiceFace | undefined
}

/** The choices of one level as check boxes, groups with theirs inside. */
export function ChoiceList({ choices, path, label, ...rest }: ChoiceListProps) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map((choice, index) => {
        const shown = { ...rest, item: itemOf(choice), path: [...path, index] }
        return itemOf(choice).choices === undefined ? (
          <CheckedChoice key={index} {...shown} />
        ) : (
          <ChoiceGroup key={index} {...shown} />
        )
      })}
    </ul>
  )
}

interface OneChoiceProps extends Omit<ChoiceListProps, 'choices' | 'label'> {
  readonly item: ChoiceItem
}

function CheckedChoice({ item, path, disabled, face = titleFace }: OneChoiceProps) {
  const store = useAskedStore()
  const checked = useAnswerState((state) => isChecked(state.checked, path))
  const isLinked = useAnswerState(({ pointed }) => pointed === path.join('.'))
  const point = (pointed: string | undefined) => store.setState({ pointed })
  const click = (times: number) => {
    const leaf = store.getState().question.leaves.find(({ key }) => key === path.join('.'))
    if (leaf !== undefined) clickChoice(store, leaf, { times, isSure: true })
  }
  return (
    <li
      data-checked={checked || undefined}
      data-linked={isLinked || undefined}
      onMouseEnter={() => point(path.join('.'))}
      onMouseLeave={() => point(undefined)}
      onDoubleClick={() => click(2)}
    >
      <Checkbox
        checked={checked}
        onChange={() => click(1)}
        onFocus={() => point(path.join('.'))}
        onBlur={() => point(undefined)}
        disabled={disabled}
        label={face(item)}
      />
    </li>
  )
}

function ChoiceGroup({ item, face = titleFace, ...rest }: OneChoiceProps) {
  const { choices = [], title, min, max } = item
  return (
    <li className={styles.group}>
      <p className={styles.groupTitle}>
        {face(item)}{' '}
        <span className={styles.bounds}>
          {boundsText({
            min: min ?? (max === undefined ? 1 : 0),
            max: mostOf({ ...item, choices }),
          })}
        </span>
      </p>
      <ChoiceList {...rest} choices={choices} label={String(title)} face={face} />
    </li>
  )
}

const titleFace: ChoiceFace = ({ title, subtitles }) => (
  <span className={styles.label}>
    {title}
    {subtitles?.map((subtitle, index) => (
      <small key={index}>{subtitle}</small>
    ))}
  </span>
)
