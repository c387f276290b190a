import { ActionIcon, Button } from '@mantine/core'
import { cubeAll, cubeCreate } from '@parlour/protocol'
import { Icon, Panel, Strip, useSaving, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../../api/session'
import { ListError } from '../../tables/list-error'
import { TableSkeleton } from '../../tables/table-skeleton'
import { useUserNames } from '../use-user-names'
import { CubeRows } from './cube-rows'
import styles from './profile.module.css'

// Loaded on demand: few visits open it.
const ImportCubeDialog = lazy(async () => ({
  default: (await import('./import-cube-dialog')).ImportCubeDialog,
}))

/** My Cubes with a plus that creates one, and Other Cubes below. */
export function CubesPanels() {
  const send = useSend()
  const viewer = useViewer()
  const nameOf = useUserNames()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { problem, run } = useSaving()
  const [isImporting, setImporting] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: ['cubes'],
    queryFn: async () => (await send(cubeAll, {})).cubes,
  })
  const create = () =>
    run(async () => {
      const { cube } = await send(cubeCreate, {})
      await queries.invalidateQueries({ queryKey: ['cubes'] })
      await navigate(`/magic/cube/${cube._id}`)
    })
  const ends = (
    <>
      <Button size="compact-sm" variant="subtle" onClick={() => setImporting(true)}>
        import
      </Button>
      <ActionIcon aria-label="New cube" title="New cube" onClick={() => void create()}>
        <Icon name="plus" size={20} />
      </ActionIcon>
    </>
  )
  const isMine = ({ userId }: { readonly userId: string }) => userId === viewer._id
  const missing = isError ? <ListError retry={() => void refetch()} /> : <TableSkeleton rows={2} />
  return (
    <>
      <Suspense>{isImporting ? <ImportCubeDialog onClose={() => setImporting(false)} /> : null}</Suspense>
      <Panel title="My Cubes" end={ends} flush>
        {problem === undefined ? null : (
          <div className={styles.alert}>
            <Strip tone="danger">{problem}</Strip>
          </div>
        )}
        {data === undefined ? (
          missing
        ) : (
          <CubeRows cubes={data.filter(isMine)} empty="You do not have any cubes yet." />
        )}
      </Panel>
      <Panel title="Other Cubes" flush>
        {data === undefined ? (
          missing
        ) : (
          <CubeRows
            cubes={data.filter((cube) => !isMine(cube))}
            empty="No other cubes yet."
            nameOf={nameOf}
          />
        )}
      </Panel>
    </>
  )
}
