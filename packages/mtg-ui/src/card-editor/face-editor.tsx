import { type Card, cardSetCode, type CardFace, faceAt, isFaceScarred, setManaCost } from '@parlour/mtg-cards'
import { isAddress, joinClasses } from '@parlour/ui-kit'
import { CardArt } from '../card/card-art'
import { RarityChip } from '../card/card-foot'
import { faceClass } from '../card/frame-class'
import magic from '../card/magic-card.module.css'
import { isAddedFace, withTypedText } from './card-edit'
import { CardTextField, type FaceAtHand } from './card-text-field'
import { CostField } from './cost-field'
import styles from './face-editor.module.css'
import { FaceStats } from './face-stats'
import { IndicatorField } from './indicator-field'

interface FaceEditorProps {
  /** The card as it would be saved. */
  readonly card: Card
  readonly index: number
  /** Without it the face is read-only. */
  readonly onFace?: ((face: CardFace) => void) | undefined
  readonly onRemove?: (() => void) | undefined
}

/**
 * One face of a card, 270 px wide and drawn as the card is, with every text edited where it stands (rules:
 * library 4).
 */
export function FaceEditor({ card, index, onFace, onRemove }: FaceEditorProps) {
  const face = faceAt(card.data, index)
  const hand: FaceAtHand = {
    card,
    index,
    onText: onFace && ((field, text) => onFace(withTypedText(face, field, text))),
  }
  const isAdded = isAddedFace(card, index)
  return (
    <section className={styles.face} aria-label={face.name === '' ? `face ${index + 1}` : face.name}>
      <div className={joinClasses(magic.slot, magic.full)}>
        <article
          className={joinClasses(
            magic.card,
            styles.card,
            faceClass(face),
            isFaceScarred(card, index) && magic.scarred,
          )}
        >
          <div className={magic.face}>
            <header className={joinClasses(magic.title, styles.title)}>
              <h3 className={joinClasses(magic.name, styles.grows)}>
                <CardTextField face={hand} field="name" label="name" />
              </h3>
              <CostField face={hand} onCost={onFace && ((cost) => onFace(setManaCost(face, cost)))} />
            </header>
            <div className={styles.picture}>
              <CardArt face={face} />
              {onFace === undefined ? null : (
                <div className={styles.address}>
                  <CardTextField
                    face={hand}
                    field="image_uri"
                    label="image address"
                    marks="whole"
                    check={httpsOnly}
                  />
                </div>
              )}
              {isAdded ? <span className={styles.badge}>SCAR</span> : null}
            </div>
            <div className={joinClasses(magic.type, styles.type)}>
              <IndicatorField face={hand} onFace={onFace} />
              <CardTextField face={hand} field="type_line" label="type line" className={styles.grows} />
            </div>
            <div className={joinClasses(magic.text, styles.text)}>
              <CardTextField face={hand} field="oracle_text" label="rules text" multiline />
              <CardTextField
                face={hand}
                field="flavor_text"
                label="flavor text"
                multiline
                className={magic.flavor}
              />
            </div>
            <FaceStats face={hand} />
          </div>
          <footer className={joinClasses(magic.foot, styles.foot)}>
            <RarityChip rarity={card.data.rarity} />
            <span>
              {cardSetCode(card.data)}
              {onFace === undefined && face.artist === '' ? '' : ' ·'}
            </span>
            <CardTextField face={hand} field="artist" label="artist" marks="whole" className={styles.grows} />
          </footer>
        </article>
      </div>
      {onRemove === undefined ? null : (
        <button type="button" className={styles.remove} onClick={onRemove}>
          remove this face
        </button>
      )}
    </section>
  )
}

function httpsOnly(address: string): string | undefined {
  const text = address.trim()
  if (text === '') return undefined
  return text.startsWith('https://') && isAddress(text)
    ? undefined
    : 'An image address must start with https://'
}
