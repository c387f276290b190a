import { Checkbox } from '@mantine/core'
import styles from './request-pane.module.css'
import { type Checked, type ChoiceLevel, itemOf, boundsText, mostOf } from './selection-state'

interface ChoiceListProps {
  readonly level: ChoiceLevel
  readonly checked: Checked
  readonly onToggle: (path: readonly number[]) => void
  readonly disabled: boolean
  readonly label: string
}

/** The choices of one level as check boxes, groups with theirs inside. */
export function ChoiceList({ level, checked, onToggle, disabled, label }: ChoiceListProps) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {level.choices.map((choice, index) => {
        const item = itemOf(choice)
        const inside = checked[index]
        if (item.choices === undefined) {
          return (
            <li key={index} data-checked={inside !== undefined || undefined}>
              <Checkbox
                checked={inside !== undefined}
                onChange={() => onToggle([index])}
                disabled={disabled}
                label={<ChoiceLabel title={item.title} subtitles={item.subtitles} />}
              />
            </li>
          )
        }
        const inner = { ...item, choices: item.choices }
        return (
          <li key={index} className={styles.group}>
            <p className={styles.groupTitle}>
              <ChoiceLabel title={item.title} subtitles={item.subtitles} />{' '}
              <span className={styles.bounds}>
                {boundsText({ min: inner.min ?? (inner.max === undefined ? 1 : 0), max: mostOf(inner) })}
              </span>
            </p>
            <ChoiceList
              level={inner}
              checked={inside ?? {}}
              onToggle={(path) => onToggle([index, ...path])}
              disabled={disabled}
              label={String(item.title)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function ChoiceLabel({
  title,
  subtitles,
}: {
  title: string | number
  subtitles: readonly string[] | undefined
}) {
  return (
    <span className={styles.label}>
      {title}
      {subtitles?.map((subtitle, index) => (
        <small key={index}>{subtitle}</small>
      ))}
    </span>
  )
}
