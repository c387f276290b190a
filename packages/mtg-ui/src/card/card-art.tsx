import { type CardFace, frameColor } from '@parlour/mtg-cards'
import { useState } from 'react'
import styles from './magic-card.module.css'
import { Landscape } from './landscape'

/** The picture of a face: its art once it has loaded, the drawn landscape of its frame until then and otherwise. */
export function CardArt({ face }: { readonly face: CardFace }) {
  const [failed, setFailed] = useState<string>()
  const address = face.image_uri
  const usable = address.startsWith('https://') && address !== failed
  return (
    <div className={styles.art}>
      <Landscape frame={frameColor(face)} />
      {usable ? (
        <img
          src={address}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(address)}
        />
      ) : null}
    </div>
  )
}
