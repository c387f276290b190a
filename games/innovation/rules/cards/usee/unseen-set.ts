import type { Card } from '../../facts/card'
import { fingerprints } from './fingerprints'
import { plotVoucher } from './plot-voucher'

/** The Unseen, as far as it is built. */
export const unseenSet: readonly Card[] = [fingerprints, plotVoucher]
