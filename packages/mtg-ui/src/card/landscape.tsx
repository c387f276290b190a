import type { FrameColor } from '@parlour/mtg-cards'
import type { ReactNode } from 'react'
import styles from './landscape.module.css'

/**
 * A picture for a card without one: a landscape for each frame, in the ink of the frame's edge; 220 × 130.
 */
export function Landscape({ frame }: { readonly frame: FrameColor }) {
  return (
    <svg
      className={styles.landscape}
      viewBox="0 0 220 130"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path opacity=".24" d="M0 0h220v130H0z" />
      {SCENES[frame]}
    </svg>
  )
}

const SCENES: Readonly<Record<FrameColor, ReactNode>> = {
  white: (
    <>
      <path
        opacity=".35"
        d="M110 96L30 0h30zM110 96L84 0h18zM110 96l8-96h18zM110 96l50-96h30zM110 96L0 30v30zM110 96l110-66v30z"
      />
      <circle cx="110" cy="96" r="34" />
      <path opacity=".75" d="M0 96c40-14 70-10 110-2s76 6 110-6v42H0z" />
    </>
  ),
  blue: (
    <>
      <circle cx="160" cy="36" r="18" opacity=".7" />
      <path opacity=".4" d="M0 62q27-18 55 0t55 0 55 0 55 0v68H0z" />
      <path opacity=".5" d="M-20 82q27-18 55 0t55 0 55 0 55 0 55 0v48H-20z" />
      <path opacity=".8" d="M0 106q27-16 55 0t55 0 55 0 55 0v24H0z" />
    </>
  ),
  black: (
    <>
      <path opacity=".8" d="M66 14a26 26 0 1 0 22 40 21 21 0 1 1-22-40z" />
      <path
        opacity=".55"
        d="M0 130V98l18-8 8-34 8 34 22 6 10-20 10 22 22 4V70l10-34 10 34v30l24-6 12-28 10 30 30-8 26 10v32z"
      />
      <path d="M0 130v-16l50-6 40 8 60-8 70 10v12z" />
    </>
  ),
  red: (
    <>
      <circle cx="150" cy="44" r="22" opacity=".45" />
      <path opacity=".5" d="M0 130V92l44-52 36 40 38-58 46 66 24-26 32 38v30z" />
      <path opacity=".85" d="M0 130v-14l34-30 26 20 50-46 40 44 26-16 44 34v8z" />
    </>
  ),
  green: (
    <>
      <path
        opacity=".5"
        d="M36 26a26 26 0 0 1 3 51.8V120h-6V77.8A26 26 0 0 1 36 26zM120 10a32 32 0 0 1 4 63.7V120h-8V73.7A32 32 0 0 1 120 10zM192 30a24 24 0 0 1 3 47.8V120h-6V77.8A24 24 0 0 1 192 30z"
      />
      <path
        opacity=".85"
        d="M76 52a20 20 0 0 1 3 39.8V120h-6V91.8A20 20 0 0 1 76 52zM160 58a18 18 0 0 1 3 35.8V120h-6V93.8A18 18 0 0 1 160 58z"
      />
      <path d="M0 130v-18q60-14 110-4t110-2v24z" />
    </>
  ),
  artifact: (
    <>
      <g className={styles.rings} opacity=".6">
        <circle cx="110" cy="65" r="46" />
        <circle cx="110" cy="65" r="28" />
        <ellipse cx="110" cy="65" rx="78" ry="18" />
      </g>
      <circle cx="110" cy="65" r="12" />
      <circle cx="182" cy="58" r="7" />
      <circle cx="142" cy="33" r="5" />
    </>
  ),
  gold: (
    <>
      <circle cx="110" cy="40" r="20" opacity=".55" />
      <path opacity=".45" d="M0 58q36-34 74-8l24 80H0zM220 58q-36-34-74-8l-24 80h98z" />
      <path
        opacity=".9"
        d="M36 72q74-22 148 0v14l-14-2v46h-14v-26q-12-18-22 0v26H86v-26q-10-18-22 0v26H50V84l-14 2z"
      />
      <path opacity=".6" d="M0 120q55-8 110 0t110 0v10H0z" />
    </>
  ),
  land: (
    <>
      <path opacity=".4" d="M0 74q50-36 100-10t120-14v80H0z" />
      <path opacity=".5" d="M0 96q70-30 130-8t90-10v52H0z" />
      <path opacity=".85" d="M96 130q-10-24 16-32t2-26h12q22 16-2 28t2 30zM0 130v-8q50-8 90 8z" />
    </>
  ),
}
