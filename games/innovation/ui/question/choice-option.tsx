import { joinClasses, type Leaf, useChoice, useQuestion, useSeats } from '@parlour/ui-kit'
import { memo } from 'react'
import { cardOf } from '../../rules/facts/catalog'
import { type Back, meaningOf, type PieceMeaning, spokenTitle } from '../../rules/facts/piece'
import type { LinkKind } from '../../rules/facts/question-kinds'
import { CardBack } from '../card/card-back'
import { useInnovationPreview } from '../card/card-preview'
import { ColorLetter, colorClass } from '../card/color-letter'
import { EffectText } from '../card/effect-text'
import { CardIcon } from '../icons/card-icon'
import { isIn, linked, thingOf } from './innovation-choices'
import { placeWords } from './place-words'
import styles from './question.module.css'

interface LeafProps {
  readonly leaf: Leaf
}

interface ChoiceOptionProps extends LeafProps {
  /** What the button says, where the heading names the thing. */
  readonly says?: string | undefined
}

/** One choice as a button: pressed while picked, linked while what it is about is pointed at on the board. */
export const ChoiceOption = memo(function ChoiceOption({ leaf, says }: ChoiceOptionProps) {
  const { request } = useQuestion()
  const choice = useChoice(leaf)
  const thing = thingOf(leaf, request)
  const card = thing?.kind === 'card' ? cardOf(thing.name) : undefined
  // What lies open before the viewer needs no preview from the list: it would hide who shares.
  const isOnBoard = isIn(leaf, 'dogma', 'meld')
  const { onKeyDown: _, onKeyUp: __, ...preview } = useInnovationPreview(isOnBoard ? undefined : card)
  const isDrawnOnly = isIn(leaf, 'endorse') || isClaimedUnseen(leaf, thing)
  const title = spokenTitle(String(leaf.item.title))
  return (
    <button
      {...preview}
      {...choice}
      className={joinClasses(styles.option, card !== undefined && colorClass(card.color))}
      title={isDrawnOnly || isOnBoard ? title : undefined}
      onBlur={(event) => {
        preview.onBlur?.()
        choice.onBlur?.(event)
      }}
    >
      <b>
        <Mark leaf={leaf} thing={thing} alone={isDrawnOnly} />
        <span className={isDrawnOnly ? 'visually-hidden' : undefined}>
          {says === undefined ? <Words leaf={leaf} thing={thing} /> : <Instead says={says} title={title} />}
        </span>
      </b>
      <Subtitles leaf={leaf} />
    </button>
  )
})

/**
 * A card offered to be achieved whose back says it all; one of the viewer's own secrets is told apart in a
 * word.
 */
const isClaimedUnseen = (leaf: Leaf, thing: PieceMeaning | undefined): boolean =>
  isIn(leaf, 'achieve') && backOf(leaf, thing) !== undefined && !isSecret(leaf, thing)

/** One of the viewer's own secrets among the achievements (rules: innovation P2.4). */
const isSecret = (leaf: Leaf, thing: PieceMeaning | undefined): boolean =>
  isIn(leaf, 'achieve') && thing?.kind === 'back' && thing.pile === 'safe'

/** The back of a card that is offered face down. */
function backOf({ item }: Leaf, thing: PieceMeaning | undefined): Back | undefined {
  if (thing?.kind === 'back' || thing?.kind === 'achievement') return thing.back
  return thing?.kind === 'deck' && item.kind === 'card' ? thing : undefined
}

interface ThingProps extends LeafProps {
  readonly thing: PieceMeaning | undefined
}

/**
 * A choice's title, or for a zone the words a player would use for it; where a back is drawn, what it shows
 * is read out.
 */
function Words({ leaf, thing }: ThingProps) {
  const seen = seenWords({ leaf, thing }, useSeats())
  const title = spokenTitle(String(leaf.item.title))
  // A name is not a text of a card, whatever it is spelled with.
  if (thing?.kind === 'seat') return title
  if (seen === undefined) return <EffectText text={title} />
  if (leaf.item.kind === 'zone') return seen
  return <Instead says={seen} title={title} />
}

/** Words that are seen, and the title that is read out. */
function Instead({ says, title }: { readonly says: string; readonly title: string }) {
  return (
    <>
      <span aria-hidden="true">{says}</span>
      <span className="visually-hidden">{title}</span>
    </>
  )
}

/** What a player calls a card that lies face down, whose back is drawn, or a zone. */
function seenWords({ leaf, thing }: ThingProps, names: readonly string[]): string | undefined {
  if (isSecret(leaf, thing)) return 'safe'
  if (thing?.kind === 'back') return `${names[thing.seat]}’s`
  const back = backOf(leaf, thing)
  if (back !== undefined) return `${back.set} ${back.value}`
  return leaf.item.kind === 'zone' ? placeWords(leaf.item.pieces?.[0] ?? '', names) : undefined
}

/** What a choice is, drawn before its word: a card's value in its color, a back, a color, an icon. */
function Mark({ leaf, thing, alone }: ThingProps & { readonly alone: boolean }) {
  const back = backOf(leaf, thing)
  if (back !== undefined)
    return <CardBack back={back} className={alone ? styles.alone : styles.back} aria-hidden="true" />
  switch (thing?.kind) {
    case 'card': {
      const card = cardOf(thing.name)
      return card === undefined ? null : <i className={styles.value}>{card.age}</i>
    }
    case 'stack':
      return leaf.item.kind === 'zone' ? null : <ColorLetter color={thing.color} />
    case 'icon':
      return <CardIcon code={thing.code} mute />
    default:
      return null
  }
}

/** How the lines under a dogma action begin. */
const LINES: readonly (readonly [LinkKind, string])[] = [
  ['shares', 'share with'],
  ['compels', 'compel'],
  ['demands', 'demand'],
]

/** The small lines under a choice: for a dogma action, whom it affects. */
function Subtitles({ leaf }: LeafProps) {
  const names = useSeats()
  const { subtitles = [], links } = leaf.item
  if (subtitles.length === 0) return isIn(leaf, 'dogma') ? <small>only you</small> : null
  const lines =
    links === undefined
      ? subtitles.map((line) => ({ kind: undefined, line }))
      : LINES.filter(([kind]) => linked(leaf, kind).length > 0).map(([kind, words]) => ({
          kind,
          line: `${words} ${linked(leaf, kind)
            .map((seat) => nameAt(seat, names))
            .join(', ')}`,
        }))
  return lines.map(({ kind, line }) => (
    <small key={line} data-kind={kind} title={line}>
      {line}
    </small>
  ))
}

function nameAt(address: string, names: readonly string[]): string {
  const found = meaningOf(address)
  return (found?.kind === 'seat' ? names[found.seat] : undefined) ?? ''
}
