import type { CardFace, ManaLetter } from '../card/card'
import { cardFace } from '../card/blank-card'
import { symbolsIn } from '../mana/mana-symbol'
import { colorsOf, isRecord, manaLettersOf, type ProviderRecord, recordsOf, textOf } from './provider-record'
import { basicLandMana } from '../card/produced-mana'

const TEXT_FIELDS = [
  'name',
  'mana_cost',
  'type_line',
  'oracle_text',
  'flavor_text',
  'power',
  'toughness',
  'loyalty',
  'defense',
] as const

/**
 * Returns the faces of a record (rules: cards 3): its own faces, or one made of the root. A face takes
 * nothing from the root but artist, picture, colors and produced mana. A card that is the same on both sides
 * keeps one.
 */
export function providerFaces(record: ProviderRecord): readonly CardFace[] {
  const faces = recordsOf(record, 'card_faces')
  const ownFaces = textOf(record, 'layout') === 'reversible_card' ? faces.slice(0, 1) : faces
  const sources = ownFaces.length === 0 ? [record] : ownFaces
  return sources.map((face) => providerFace(face, record))
}

function providerFace(source: ProviderRecord, root: ProviderRecord): CardFace {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, textOf(source, field)]))
  const face = cardFace({
    ...texts,
    artist: textOf(source, 'artist') || textOf(root, 'artist'),
    image_uri: artCrop(source) || artCrop(root),
  })
  return {
    ...face,
    color_indicator: indicator(face, source, root),
    produced_mana: producedMana(face, source, root),
  }
}

function artCrop(source: ProviderRecord): string {
  const address = isRecord(source.image_uris) ? textOf(source.image_uris, 'art_crop') : ''
  return address.startsWith('https://') ? address : ''
}

/** A face with neither cost nor indicator has its known colors as indicator; lists of no color give none. */
function indicator(
  face: CardFace,
  source: ProviderRecord,
  root: ProviderRecord,
): CardFace['color_indicator'] {
  const own = colorsOf(source, 'color_indicator') ?? []
  if (own.length > 0 || face.mana_cost !== '') return own
  return colorsOf(source, 'colors') ?? colorsOf(root, 'colors') ?? []
}

/** Only letters that the face's own text names; a basic land without text goes by its type. */
function producedMana(face: CardFace, source: ProviderRecord, root: ProviderRecord): readonly ManaLetter[] {
  if (face.oracle_text === '') return basicLandMana(face)
  const named = symbolsIn(face.oracle_text).flatMap((symbol) => symbol.toLowerCase().split('/'))
  const stated = manaLettersOf(source, 'produced_mana')
  const letters = stated.length > 0 ? stated : manaLettersOf(root, 'produced_mana')
  return letters.filter((letter) => named.includes(letter))
}
