import type { WrittenCard } from '../../vocabulary/card'
import { blackmail } from './blackmail'
import { fingerprints } from './fingerprints'
import { hitchhiking } from './hitchhiking'
import { plotVoucher } from './plot-voucher'

/** The Unseen. Written by `npm run innovation-cards`. */
export const unseenSet: readonly WrittenCard[] = [fingerprints, blackmail, plotVoucher, hitchhiking]
