import { Button } from '@mantine/core'
import { type Pick, type Request, UNSPECIFIED } from '@parlour/kernel'
import { useState } from 'react'
import { ChoiceList } from './choice-list'
import { NotSaved } from './not-saved'
import styles from './request-pane.module.css'
import { useSelectedOption } from './select-option'
import {
  boundsText,
  type Checked,
  NOTHING_CHECKED,
  pathsNamed,
  reasonAgainst,
  selectionOf,
  toggled,
} from './selection-state'

export interface RequestPaneProps {
  readonly request: Request
  /** The seat of whoever looks: only their own request may be answered. */
  readonly owner: string
  readonly saving: boolean
  readonly answer: (request: Request, selection: readonly Pick[]) => Promise<void>
}

/** A pending request with its choices: check what is wanted, then choose (rules: screens 1.5; hub 9). */
export function RequestPane(props: RequestPaneProps) {
  const { request, owner } = props
  if (request.actor !== owner) return <p className={styles.title}>{request.title}</p>
  if (request.choices === UNSPECIFIED || request.freeForm === true) {
    return (
      <p className={styles.special}>
        This is a special action: {request.title}. You cannot use this selector pane for it.
      </p>
    )
  }
  return <Selector key={request.id} {...props} choices={request.choices} />
}

type SelectorProps = RequestPaneProps & { readonly choices: Exclude<Request['choices'], typeof UNSPECIFIED> }

function Selector({ request, choices, owner, saving, answer }: SelectorProps) {
  const [checked, setChecked] = useState<Checked>(NOTHING_CHECKED)
  const [problem, setProblem] = useState<string>()
  const level = { choices, min: request.min, max: request.max }
  const selection = selectionOf(choices, checked)
  const reason = reasonAgainst(request, selection)
  useSelectedOption(owner, (option) =>
    setChecked((before) =>
      pathsNamed(choices, option).reduce((now, path) => toggled(level, now, path), before),
    ),
  )

  async function choose() {
    setProblem(undefined)
    try {
      await answer(request, selection)
    } catch (error) {
      console.error(error)
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <div className={styles.pane}>
      <p className={styles.title}>
        {request.title} <span className={styles.bounds}>{boundsText(request)}</span>
      </p>
      <ChoiceList
        level={level}
        checked={checked}
        onToggle={(path) => setChecked(toggled(level, checked, path))}
        disabled={saving}
        label={request.title}
      />
      <NotSaved problem={problem} />
      <div className={styles.choose}>
        <Button
          color="turn"
          variant="filled"
          disabled={reason !== undefined || saving}
          loading={saving}
          onClick={() => void choose()}
          aria-describedby={reason === undefined ? undefined : `why-not-${request.id}`}
        >
          choose
        </Button>
        {reason === undefined ? null : (
          <span className={styles.reason} id={`why-not-${request.id}`}>
            {reason}
          </span>
        )}
      </div>
    </div>
  )
}
