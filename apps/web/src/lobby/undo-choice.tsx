import { NativeSelect } from '@mantine/core'
import { type GameProfile, type Json, UNDO_RULES, type UndoRule } from '@parlour/kernel'
import type { LobbyFact } from '@parlour/ui-kit'
import styles from './undo-choice.module.css'

const WORDS: Readonly<Record<UndoRule, string>> = {
  free: 'own answers, at any time',
  unseen: 'until something was seen or decided by chance',
  consent: 'past that, when the others agree',
}

const ruleOf = (json: Json | undefined): UndoRule | undefined => UNDO_RULES.find((one) => one === json)

/**
 * Returns how far players may take back their answers, for whoever only reads it. Nothing where all answers
 * are final.
 */
export const undoFacts = (
  usual: GameProfile['undo'] = 'free',
  chosen: Json | undefined,
): readonly LobbyFact[] =>
  usual === 'never' ? [] : [{ name: 'Undo', value: WORDS[ruleOf(chosen) ?? usual] }]

interface UndoChoiceProps {
  /** What holds for this kind of game without a choice. */
  readonly usual: NonNullable<GameProfile['undo']>
  readonly chosen: Json | undefined
  readonly choose: (rule: UndoRule) => void
}

/** How far players may take back their answers (rules: hub 7). Nothing where all answers are final. */
export function UndoChoice({ usual, chosen, choose }: UndoChoiceProps) {
  if (usual === 'never') return null
  const rule = ruleOf(chosen) ?? usual
  return (
    <div className={styles.undo}>
      <NativeSelect
        label="undo"
        value={rule}
        data={UNDO_RULES.map((value) => ({ value, label: WORDS[value] }))}
        onChange={(event) => {
          const wanted = ruleOf(event.currentTarget.value)
          if (wanted !== undefined) choose(wanted)
        }}
      />
    </div>
  )
}
