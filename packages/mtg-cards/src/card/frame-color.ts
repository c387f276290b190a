import { type CardFace, COLOR_WORDS } from './card'
import { faceColors } from './card-colors'
import { isArtifact, isLand } from './type-line'

export type FrameColor = 'white' | 'blue' | 'black' | 'red' | 'green' | 'gold' | 'artifact' | 'land'

/**
 * Returns the frame in which a face is drawn (rules: cards 4.4): land, else the gray artifact frame without a
 * color, gold with two or more, else the color. A colored artifact has a colored frame.
 */
export function frameColor(face: CardFace): FrameColor {
  const [color, ...others] = faceColors(face)
  if (isLand(face)) return isArtifact(face) && color === undefined ? 'artifact' : 'land'
  if (color === undefined) return 'artifact'
  return others.length > 0 ? 'gold' : COLOR_WORDS[color]
}
