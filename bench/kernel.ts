import { randomFrom, seeded } from '@parlour/kernel'
import { timeOf } from './time'
import type { BenchRow } from './row'

/** What the kernel's own machinery costs. */
export function kernelRows(): readonly BenchRow[] {
  const cards = Array.from({ length: 360 }, (_, index) => index)
  const random = randomFrom(seeded('bench'))
  return [
    {
      name: 'kernel: shuffle 360 cards',
      measured: timeOf(() => random.shuffle(cards)),
      unit: 'ms',
      budget: 0.3,
    },
  ]
}
