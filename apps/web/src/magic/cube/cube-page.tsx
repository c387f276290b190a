import { CallError } from '@parlour/ui-kit'
import { useParams } from 'react-router'
import { PageSkeleton } from '../../shell/page-skeleton'
import { useDocumentTitle } from '../../shell/use-document-title'
import { PageNotice } from '../page-notice'
import { CubeView } from './cube-view'
import { useCube } from './use-cube'

/** The cube viewer: one cube with its cards, and in a legacy cube its scars and achievements. */
export function CubePage() {
  const { id = '', tab } = useParams()
  const { cube, error, store, reload } = useCube(id)
  useDocumentTitle(cube?.name)
  if (cube !== undefined) return <CubeView cube={cube} tabName={tab} onCube={store} reload={reload} />
  if (error === null) return <PageSkeleton />
  // For a malformed id the server's message is technical; the title says enough.
  if (error instanceof CallError && error.httpStatus === 400) return <PageNotice title="Cube not found" />
  const isMissing = error instanceof CallError && error.httpStatus === 404
  return (
    <PageNotice title={isMissing ? 'Cube not found' : 'This cube could not be loaded'} text={error.message} />
  )
}
