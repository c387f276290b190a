import type { WrittenCard } from '../vocabulary/card'
import { artifactsSet } from './arti/artifacts-set'
import { baseSet } from './base/base-set'
import { citiesSet } from './city/cities-set'
import { echoesSet } from './echo/echoes-set'
import { figuresSet } from './figs/figures-set'
import { unseenSet } from './usee/unseen-set'
import { zeroSet } from './zero/zero-set'

/** Every card there is, set by set. */
export const allCards: readonly WrittenCard[] = [
  ...baseSet,
  ...echoesSet,
  ...figuresSet,
  ...citiesSet,
  ...artifactsSet,
  ...unseenSet,
  ...zeroSet,
]
