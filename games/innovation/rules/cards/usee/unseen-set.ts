import type { WrittenCard } from '../../vocabulary/card'
import { blackmail } from './blackmail'
import { fingerprints } from './fingerprints'
import { hitchhiking } from './hitchhiking'
import { plotVoucher } from './plot-voucher'
import { woodworking } from './woodworking'

/** The Unseen. Written by `npm run innovation-cards`. */
export const unseenSet: readonly WrittenCard[] = [
  fingerprints,
  blackmail,
  plotVoucher,
  hitchhiking,
  woodworking,
]
