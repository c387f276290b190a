import { type CardFace, frameColor, landMana } from '@parlour/mtg-cards'
import { useState } from 'react'
import styles from './magic-card.module.css'
import { ManaIcon } from '../mana/mana-icon'
import { Landscape } from './landscape'
import drawn from './landscape.module.css'

interface CardArtProps {
  readonly face: CardFace
  /** In place of the usual look. */
  readonly className?: string | undefined
}

/**
 * The picture of a face: its art once it has loaded (`data-pictured`), the drawn landscape of its frame until
 * then and otherwise.
 */
export function CardArt({ face, className = styles.art }: CardArtProps) {
  const [loaded, setLoaded] = useState<string>()
  const address = face.image_uri
  const isLoaded = address === loaded
  return (
    <span className={className} data-pictured={isLoaded || undefined}>
      <Landscape frame={frameColor(face)} />
      {isLoaded ? null : <LandSymbol face={face} />}
      {address.startsWith('https://') ? (
        <img
          src={address}
          alt=""
          loading="lazy"
          draggable={false}
          referrerPolicy="no-referrer"
          style={{ visibility: isLoaded ? 'visible' : 'hidden' }}
          onLoad={() => setLoaded(address)}
        />
      ) : null}
    </span>
  )
}

/** The mana that a land makes, large, as a basic land is printed. */
function LandSymbol({ face }: { readonly face: CardFace }) {
  const mana = landMana(face)
  if (mana.length === 0) return null
  return <ManaIcon symbol={mana.join('/').toUpperCase()} unnamed className={drawn.symbol} />
}
