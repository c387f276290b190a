import { Button } from '@mantine/core'
import type { CardFilter } from '@parlour/mtg-cards'
import { useState } from 'react'
import { SetPicker } from '@parlour/mtg-ui/set-picker'

/** Adds a filter by set. A second set extends the existing set filter. */
export function SetFilterField({ onAdd }: { readonly onAdd: (filter: CardFilter) => void }) {
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <Button onClick={() => setPicking(true)}>set</Button>
      {isPicking ? (
        <SetPicker
          code=""
          cancel={() => setPicking(false)}
          pick={(set) => {
            setPicking(false)
            onAdd({ kind: 'set', operator: 'or', value: [set.code] })
          }}
        />
      ) : null}
    </>
  )
}
