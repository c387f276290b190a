import { type LeafGroup, useQuestion } from '@parlour/ui-kit'
import { type ReactNode, useState } from 'react'
import { meaningOf } from '../../rules/facts/piece'
import type { ActionKind } from '../../rules/facts/question-kinds'
import { inTurn } from './choice-groups'
import styles from './question.module.css'
import type { ShownChoices } from './shown-choices'

interface PhoneChoicesProps {
  /** The choices of each group, those of none, and the end of the turn. */
  readonly shown: ShownChoices
  /** Which group of the turn's menu is open: it stays so while the turn goes on. */
  readonly open: string | undefined
  readonly onOpen: (kind: string | undefined) => void
  /** Something is picked that a button has to send: other groups step aside for it. */
  readonly isPicked: boolean
  /** Stands beside the tabs. */
  readonly children: ReactNode
}

const WORDS: Readonly<Record<string, string>> = {
  'play-card': 'Play',
  'use-power': 'Power',
  recruit: 'Recruit',
  gem: 'Gems',
} satisfies Partial<Record<ActionKind, string>>

const PLAY = 'play-card' satisfies ActionKind

/** What is answered on the map leaves it in sight; anything else is listed at once. */
const ON_MAP: readonly (string | undefined)[] = ['location', 'troop', 'spy']

/** The choices on a phone: each group is a tab over the board, the end of the turn stands behind the last. */
export function PhoneChoices(props: PhoneChoicesProps) {
  const { groups } = useQuestion()
  return groups.length === 0 ? <OneList {...props} /> : <MenuTabs {...props} groups={groups} />
}

/**
 * The menu of a turn. What stands in no group, such as what plays all plain cards, stands with the cards that
 * are played one by one; without any, in the first tab.
 */
function MenuTabs({
  shown,
  open,
  onOpen,
  isPicked,
  groups,
  children,
}: PhoneChoicesProps & { readonly groups: readonly LeafGroup[] }) {
  const tabs = inTurn(groups)
  const home = tabs.find(({ item }) => item.kind === PLAY) ?? tabs[0]
  return (
    <>
      <div className={styles.tabs} data-picked={isPicked || undefined}>
        {tabs.map(({ index, item: { kind = '', title }, leaves }) => (
          <ChoiceTab
            key={index}
            words={WORDS[kind] ?? String(title)}
            count={leaves.length}
            isOpen={open === kind}
            onOpen={(isOpen) => onOpen(isOpen ? kind : undefined)}
          >
            {index === home?.index ? shown.rest : null}
            {shown.groupOf(index)}
          </ChoiceTab>
        ))}
        {children}
        {shown.end}
      </div>
    </>
  )
}

/** A question with one list of choices. */
function OneList({ shown, children }: PhoneChoicesProps) {
  const { leaves } = useQuestion()
  const isOnMap = leaves.some(({ item }) => ON_MAP.includes(meaningOf(item.pieces?.[0] ?? '')?.kind))
  const [isOpen, open] = useState(!isOnMap)
  return (
    <div className={styles.tabs}>
      {leaves.length === 0 ? null : (
        <ChoiceTab words="Choices" count={leaves.length} isOpen={isOpen} onOpen={open}>
          {shown.rest}
        </ChoiceTab>
      )}
      {shown.because}
      {children}
    </div>
  )
}

interface ChoiceTabProps {
  readonly words: string
  readonly count: number
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A tab, and while it is open its choices, which lie over the board. */
function ChoiceTab({ words, count, isOpen, onOpen, children }: ChoiceTabProps) {
  return (
    <>
      <button type="button" className={styles.tab} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {words} <b>{count}</b>
      </button>
      {isOpen ? <div className={styles.panel}>{children}</div> : null}
    </>
  )
}
