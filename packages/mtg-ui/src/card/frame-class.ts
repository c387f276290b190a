import {
  type CardFace,
  COLOR_WORDS,
  type FrameColor,
  frameColor,
  landMana,
  type ManaLetter,
} from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import styles from './frame.module.css'

const CLASSES: Readonly<Record<FrameColor, string | undefined>> = {
  white: styles.white,
  blue: styles.blue,
  black: styles.black,
  red: styles.red,
  green: styles.green,
  gold: styles.many,
  artifact: styles.colorless,
  land: styles.land,
}

const OF_LAND: Readonly<Record<ManaLetter, FrameColor>> = { ...COLOR_WORDS, c: 'land' }

const SECOND: Readonly<Record<ManaLetter, string | undefined>> = {
  w: styles.secondWhite,
  u: styles.secondBlue,
  b: styles.secondBlack,
  r: styles.secondRed,
  g: styles.secondGreen,
  c: undefined,
}

/** The class that gives an element a frame's colors as `--frame`, `--face` and `--edge`. */
export function frameClass(frame: FrameColor): string {
  return CLASSES[frame] ?? ''
}

/**
 * Returns the class that gives an element the colors in which a face is drawn: those of its frame, and for a
 * land that makes mana of one color or two, those colors.
 */
export function faceClass(face: CardFace): string {
  const [one, other] = landMana(face)
  if (one === undefined) return frameClass(frameColor(face))
  if (other === undefined) return frameClass(OF_LAND[one])
  return joinClasses(frameClass(OF_LAND[one]), styles.dual, SECOND[other]) ?? ''
}
