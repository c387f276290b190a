import type { WrittenCard } from '../../vocabulary/card'
import { archimedes } from './archimedes'
import { augustusCaesar } from './augustus-caesar'
import { bearGrylls } from './bear-grylls'
import { hammurabi } from './hammurabi'
import { homer } from './homer'
import { jackieChan } from './jackie-chan'
import { shenKuo } from './shen-kuo'

/** Figures. Written by `npm run innovation-cards`. */
export const figuresSet: readonly WrittenCard[] = [
  homer,
  shenKuo,
  archimedes,
  augustusCaesar,
  jackieChan,
  hammurabi,
  bearGrylls,
]
