import type { Card } from '../../facts/card'
import { archimedes } from './archimedes'
import { augustusCaesar } from './augustus-caesar'
import { bearGrylls } from './bear-grylls'
import { hammurabi } from './hammurabi'
import { homer } from './homer'
import { jackieChan } from './jackie-chan'
import { shenKuo } from './shen-kuo'

/** Figures in the Sand, as far as it is built. */
export const figuresSet: readonly Card[] = [
  homer,
  shenKuo,
  archimedes,
  augustusCaesar,
  jackieChan,
  hammurabi,
  bearGrylls,
]
