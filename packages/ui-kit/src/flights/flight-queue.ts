/** What flies, one batch after the other: the moves of one push, or of one answer that is shown again. */
export interface FlightQueue<Batch> {
  /** Puts batches behind those that wait, and begins where nothing flies. */
  readonly add: (batches: readonly Batch[]) => void
  /** What was in the air has landed: the next batch flies. Returns whether there was one. */
  readonly landed: () => boolean
  /** Nothing is flying or waiting to fly. */
  readonly clear: () => void
}

/** Returns an empty queue. `takeOff` shows a batch and says whether there is anything to see of it. */
export function createFlightQueue<Batch>(takeOff: (batch: Batch) => boolean): FlightQueue<Batch> {
  let waiting: readonly Batch[] = []
  let isFlying = false
  const next = (): boolean => {
    isFlying = false
    while (!isFlying) {
      const [batch, ...rest] = waiting
      if (batch === undefined) return false
      waiting = rest
      isFlying = takeOff(batch)
    }
    return true
  }
  return {
    add: (batches) => {
      waiting = [...waiting, ...batches]
      if (!isFlying) next()
    },
    landed: next,
    clear: () => {
      waiting = []
      isFlying = false
    },
  }
}
