import { joinClasses } from '@parlour/ui-kit'
import styles from './card-icon.module.css'
import { DRAWINGS, type DrawingName } from './drawings'
import { iconKind } from './icon-kinds'

interface CardIconProps {
  readonly code: string
  readonly className?: string | undefined
  /** Named beside it already: nothing for a screen reader. */
  readonly mute?: boolean
}

/** One icon or mark of a card, as large as `--cell`: standard icons on a light plate, marks without one. */
export function CardIcon({ code, className, mute = false }: CardIconProps) {
  const found = iconKind(code)
  if (found === undefined) return null
  const { kind, name, drawing, bonus } = found
  return (
    <span
      className={joinClasses(styles.icon, styles[kind], className)}
      data-icon={code}
      title={name}
      {...(mute ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {drawing === undefined ? <BonusDigits bonus={bonus} /> : <IconDrawing name={drawing} />}
    </span>
  )
}

/** Bonuses of two digits are drawn with the codes a, b and t (rules: screens 2.2; innovation P7). */
function BonusDigits({ bonus = 0 }: { readonly bonus: number | undefined }) {
  return <b>{{ 10: 'a', 11: 'b', 12: 't' }[bonus] ?? bonus}</b>
}

function IconDrawing({ name }: { readonly name: DrawingName }) {
  const drawing: { readonly path: string; readonly stroked?: true } = DRAWINGS[name]
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-stroked={drawing.stroked}>
      <path d={drawing.path} />
    </svg>
  )
}
