import type { CardFace } from './card'
import { hasType, isCreature, isPlaneswalker, isSiege, isVehicle } from './type-line'

/** Power and toughness show only for creatures and vehicles (rules: screens 1.5). */
export function showsPowerToughness(face: CardFace): boolean {
  return isCreature(face) || isVehicle(face)
}

/** Returns `power/toughness`, a dash for the one that a written card lacks, nothing when it lacks both. */
export function powerToughnessText({ power, toughness }: CardFace): string {
  if (power === '' && toughness === '') return ''
  return `${power === '' ? '–' : power}/${toughness === '' ? '–' : toughness}`
}

/** Loyalty shows only for planeswalkers with loyalty above 0; `X` and `*` are not numbers and show. */
export function showsLoyalty(face: CardFace): boolean {
  const loyalty = face.loyalty.trim()
  return isPlaneswalker(face) && loyalty !== '' && !(Number(loyalty) <= 0)
}

/** Defense shows for sieges and the other battles (rules: cards 4.4). */
export function showsDefense(face: CardFace): boolean {
  return isSiege(face) || hasType(face, 'battle') || /siege/i.test(face.type_line)
}
