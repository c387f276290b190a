import { faceAt, facesOf } from '../card/blank-card'
import type { CardData, CardDifference } from '../card/card'

/**
 * Returns a card's present data with differences that were made to an earlier version of it; `changed` is
 * what they made of that version. A field takes its new value. A rules text that changed in the meantime
 * stays, followed by the lines that the differences added to it.
 */
export function withDifferences(
  present: CardData,
  differences: readonly CardDifference[],
  changed: CardData,
): CardData {
  return differences.reduce((data, difference) => withDifference(data, difference, changed), present)
}

function withDifference(data: CardData, difference: CardDifference, changed: CardData): CardData {
  const { type, faceIndex = -1, field = '', newValue = '' } = difference
  const faces = facesOf(data)
  if (type === 'root_field') return { ...data, [field]: newValue }
  if (type === 'face_added') return { ...data, card_faces: [...faces, faceAt(changed, faceIndex)] }
  if (faceIndex < 0 || faceIndex >= faces.length) return data
  if (type === 'face_removed') return { ...data, card_faces: faces.toSpliced(faceIndex, 1) }
  const face = faceAt(data, faceIndex)
  const value = field === 'oracle_text' ? rulesText(face.oracle_text, difference) : newValue
  return { ...data, card_faces: faces.with(faceIndex, { ...face, [field]: value }) }
}

function rulesText(present: string, { oldValue = '', newValue = '' }: CardDifference): string {
  const [before, after] = [String(oldValue), String(newValue)]
  if (present.trim() === before.trim()) return after
  const had = new Set(linesOf(`${before}\n${present}`))
  return [...linesOf(present), ...linesOf(after).filter((line) => !had.has(line))].join('\n')
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
