import {
  type Card,
  type CardFace,
  colorIndicatorCode,
  powerToughnessText,
  showsDefense,
  showsLoyalty,
  showsPowerToughness,
} from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import { type ReactNode, useContext } from 'react'
import { CardArt } from './card-art'
import { CardNotes } from './card-notes'
import { faceClass } from './frame-class'
import styles from './magic-card.module.css'
import { ManaCost } from '../mana/mana-cost'
import { ManaIcon } from '../mana/mana-icon'
import { LineText, RulesText } from './rules-text'
import { type CardVersion, faceOf, isChanged, shownField } from './shown-field'
import { useFittingText } from './use-fitting-text'

interface CardFaceViewProps {
  readonly card: Card
  readonly index: number
  readonly version: CardVersion
  /** Stands at the end of the type line. */
  readonly rarity?: ReactNode
}

/**
 * One face of a card: name and cost, picture, type, text, and the numbers that its type shows (rules: screens
 * 1.5).
 */
export function CardFaceView({ card, index, version, rarity }: CardFaceViewProps) {
  const face = faceOf(card, index, version)
  const text = useFittingText()
  const noteOf = useContext(CardNotes)
  const note = index === 0 ? noteOf(card) : undefined
  const field = (name: 'name' | 'type_line' | 'oracle_text' | 'flavor_text') =>
    shownField(card, index, { field: name, version })
  const scarred = (...fields: Parameters<typeof isChanged>[2][]) =>
    version === 'current' && fields.some((name) => isChanged(card, index, name))
  const stats = statsOf(face)
  return (
    <section
      className={joinClasses(styles.face, faceClass(face))}
      data-stats={stats === undefined ? undefined : true}
    >
      <header className={styles.title}>
        <ManaCost
          cost={face.mana_cost}
          className={joinClasses(styles.cost, scarred('mana_cost') && styles.tape)}
        />
        <h3 className={styles.name}>
          <LineText text={field('name')} />
        </h3>
      </header>
      <CardArt face={face} />
      <p className={styles.type}>
        <Indicator face={face} scarred={scarred('color_indicator')} />
        <span className={styles.typeWords}>
          <LineText text={field('type_line')} />
        </span>
        {rarity}
      </p>
      <div className={styles.text} ref={text}>
        {note === undefined ? null : <p className={styles.note}>★ {note}</p>}
        <RulesText text={field('oracle_text')} />
        {face.flavor_text === '' ? null : (
          <div className={styles.flavor}>
            <RulesText text={field('flavor_text')} />
          </div>
        )}
      </div>
      {stats === undefined ? null : (
        <span
          className={joinClasses(styles.stats, scarred(...stats.fields) && styles.tape)}
          aria-label={stats.label}
        >
          {stats.text}
        </span>
      )}
    </section>
  )
}

function statsOf(face: CardFace) {
  if (showsPowerToughness(face)) {
    const text = powerToughnessText(face)
    if (text === '') return undefined
    return { text, label: `power and toughness ${text}`, fields: ['power', 'toughness'] as const }
  }
  if (showsLoyalty(face))
    return { text: face.loyalty, label: `loyalty ${face.loyalty}`, fields: ['loyalty'] as const }
  if (showsDefense(face))
    return { text: face.defense, label: `defense ${face.defense}`, fields: ['defense'] as const }
  return undefined
}

/** The dot of a card whose colors do not come from its cost: one half per color, more as several dots. */
function Indicator({ face, scarred }: { face: CardFace; scarred: boolean }) {
  const letters = face.color_indicator
  if (letters.length === 0) return null
  const code = colorIndicatorCode(letters).toUpperCase()
  const symbols = code.length === 2 ? [[...code].join('/')] : [...code]
  return (
    <span className={joinClasses(styles.indicator, scarred && styles.tape)} title="color indicator">
      {symbols.map((symbol) => (
        <ManaIcon key={symbol} symbol={symbol} />
      ))}
    </span>
  )
}
