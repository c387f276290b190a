import { Link } from 'react-router'
import { cubeCounts, useCubes } from './use-cubes'

/** The way to the chosen cube, and what it has. */
export function ChosenCube({ cubeId }: { readonly cubeId: string }) {
  const cubes = useCubes()
  const cube = cubes?.find(({ _id }) => _id === cubeId)
  if (cube === undefined) return cubes === undefined ? 'Loading...' : 'a cube that is no longer there'
  return (
    <>
      <Link to={`/magic/cube/${cubeId}`}>{cube.name}</Link>, {cubeCounts(cube)}
    </>
  )
}
