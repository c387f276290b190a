import { type ListOfFile, ListPageDrop } from '@parlour/mtg-ui'
import type { WireCube } from '@parlour/protocol'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useViewer } from '../../api/session'
import { TableSkeleton } from '../../tables/table-skeleton'
import { CardsTab } from './cards/cards-tab'
import type { CubeDialog } from './cube-dialog'
import { CubeHead } from './cube-head'
import { cubeRights } from './cube-rights'
import { cubeTab } from './cube-tabs'
import { StayForUnsaved } from './stay-for-unsaved'

// What few visits open comes when it is opened.
const ScarsTab = lazy(async () => ({ default: (await import('./scars/scars-tab')).ScarsTab }))
const AchievementsTab = lazy(async () => ({
  default: (await import('./achievements/achievements-tab')).AchievementsTab,
}))
const NumbersTab = lazy(async () => ({ default: (await import('./numbers/numbers-tab')).NumbersTab }))
const ChangesTab = lazy(async () => ({ default: (await import('./changes/changes-tab')).ChangesTab }))
const CubeDialogs = lazy(async () => ({ default: (await import('./cube-dialogs')).CubeDialogs }))

interface CubeViewProps {
  readonly cube: WireCube
  readonly tabName: string | undefined
  readonly onCube: (cube: WireCube) => void
  readonly reload: () => Promise<void>
}

/**
 * A cube's header with its menu, the open tab, and its dialogs. The address of a tab that the cube does not
 * have is replaced by that of the open one.
 */
export function CubeView({ cube, tabName, onCube, reload }: CubeViewProps) {
  const viewer = useViewer()
  const rights = cubeRights(cube, viewer._id)
  // Editing a scar or achievement can go on when the owner turns legacy mode off: the server then says why it
  // is not saved.
  const [isWriting, setWriting] = useState(false)
  const tab = cubeTab(tabName, rights.isLegacy || isWriting)
  const [dialog, setDialog] = useState<CubeDialog>()
  const [dropped, setDropped] = useState<ListOfFile>()
  const closeDialog = () => {
    setDialog(undefined)
    setDropped(undefined)
  }
  const [isSearching, setSearching] = useState(false)
  const { search, hash } = useLocation()
  const isElsewhere = tabName !== undefined && tabName !== tab
  return (
    <StayForUnsaved>
      {isElsewhere ? (
        <Navigate replace to={{ pathname: `/magic/cube/${cube._id}/${tab}`, search, hash }} />
      ) : null}
      <CubeHead
        cube={cube}
        rights={rights}
        tab={tab}
        isSearching={isSearching}
        onSearching={setSearching}
        onDialog={setDialog}
      />
      {tab === 'cards' ? (
        <CardsTab cube={cube} rights={rights} isSearching={isSearching} onCube={onCube} />
      ) : null}
      <Suspense fallback={<TableSkeleton rows={6} />}>
        {tab === 'scars' ? (
          <ScarsTab cube={cube} rights={rights} onCube={onCube} onWriting={setWriting} />
        ) : null}
        {tab === 'achievements' ? (
          <AchievementsTab
            cube={cube}
            rights={rights}
            onCube={onCube}
            onWriting={setWriting}
            reload={reload}
          />
        ) : null}
        {tab === 'numbers' ? <NumbersTab cube={cube} /> : null}
        {tab === 'changes' ? <ChangesTab cube={cube} rights={rights} onCube={onCube} /> : null}
      </Suspense>
      {dialog === undefined && rights.mayList && tab === 'cards' ? (
        <ListPageDrop
          words="Drop a list to add or remove its cards"
          onList={(list) => {
            setDropped(list)
            setDialog('add-remove')
          }}
        />
      ) : null}
      <Suspense>
        {dialog === undefined ? null : (
          <CubeDialogs
            dialog={dialog}
            cube={cube}
            onCube={onCube}
            reload={reload}
            dropped={dropped}
            onClose={closeDialog}
          />
        )}
      </Suspense>
    </StayForUnsaved>
  )
}
