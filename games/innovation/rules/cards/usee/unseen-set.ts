import type { Card } from '../../facts/card'
import { blackmail } from './blackmail'
import { fingerprints } from './fingerprints'
import { hitchhiking } from './hitchhiking'
import { plotVoucher } from './plot-voucher'

/** The Unseen, as far as it is built. */
export const unseenSet: readonly Card[] = [fingerprints, blackmail, plotVoucher, hitchhiking]
