import { Segments } from '@parlour/ui-kit'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** How the cards of a cube are shown. */
export const CUBE_SHAPES = ['columns', 'table', 'pictures'] as const
export type CubeShape = (typeof CUBE_SHAPES)[number]

const KEY = 'view'

/** The shape that the page has, kept in its address. */
export function useCubeShape(): readonly [CubeShape, (shape: CubeShape) => void] {
  const [search, setSearch] = useSearchParams()
  const shape = CUBE_SHAPES.find((one) => one === search.get(KEY)) ?? 'columns'
  const choose = useCallback(
    (next: CubeShape) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          if (next === 'columns') after.delete(KEY)
          else after.set(KEY, next)
          return after
        },
        { replace: true },
      ),
    [setSearch],
  )
  return [shape, choose]
}

/** Chooses how the cards are shown. */
export function CubeShapeSwitch() {
  const [shape, choose] = useCubeShape()
  return <Segments label="Show as" names={CUBE_SHAPES} chosen={shape} onChoose={choose} />
}
