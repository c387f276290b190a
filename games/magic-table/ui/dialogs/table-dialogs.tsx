import { type GameScreenProps, onDemand } from '@parlour/ui-kit'
import { useEffect } from 'react'
import { OPENING_HAND } from '../../rules/facts/question-kinds'
import type { CommandContext } from '../acting/command'
import { useTableState, useTableStore } from '../acting/table-store'
import { AnnotateDialog } from './annotate-dialog'
import { CloseUpDialog } from './close-up-dialog'
import { ConcedeDialog, StackDialog } from './confirm-dialogs'
import { CountDialog, FromTopDialog } from './number-dialogs'
import { CountersDialog } from './counters-dialog'
import { DieDialog } from './die-dialog'
import { KeysDialog } from './keys-dialog'
import { MulliganDialog } from './mulligan-dialog'
import { OpeningHandDialog } from './opening-hand-dialog'
import type { TableDialog } from './table-dialog'

// Most visits open none of these.
const ZoneDialog = onDemand(async () => (await import('./zone-dialog')).ZoneDialog)
const StatsDialog = onDemand(async () => (await import('./draft-dialogs')).StatsDialog)
const LinkDialog = onDemand(async () => (await import('./draft-dialogs')).LinkDialog)
const AchievementsDialog = onDemand(async () => (await import('./draft-dialogs')).AchievementsDialog)

interface TableDialogsProps
  extends Pick<GameScreenProps, 'game' | 'viewer' | 'rematch' | 'answer' | 'saving'> {
  readonly context: CommandContext
}

/** The dialog that is open. */
export function TableDialogs(props: TableDialogsProps) {
  const dialog = useTableState((state) => state.dialog)
  const store = useTableStore()
  useOpeningHandShown(props)
  if (dialog === undefined) return null
  const onClose = () => store.setState({ dialog: undefined })
  return <OpenDialog {...props} dialog={dialog} onClose={onClose} />
}

/** Opens the dialog of the opening hand as soon as it is asked about, and closes it with the question. */
function useOpeningHandShown({ game }: TableDialogsProps): void {
  const store = useTableStore()
  const isAsked = game.requests.some(({ kind }) => kind === OPENING_HAND)
  useEffect(() => {
    if (!isAsked) return undefined
    store.setState({ dialog: { kind: 'opening hand' } })
    return () =>
      store.setState(({ dialog }) => ({ dialog: dialog?.kind === 'opening hand' ? undefined : dialog }))
  }, [store, isAsked])
}

interface OpenDialogProps extends TableDialogsProps {
  readonly dialog: TableDialog
  readonly onClose: () => void
}

function OpenDialog({ dialog, context, onClose, ...props }: OpenDialogProps) {
  const shared = { context, onClose }
  if ('zone' in dialog) return <ZoneDialog dialog={dialog} {...shared} />
  switch (dialog.kind) {
    case 'close up': {
      const place = context.table.places.get(dialog.card)
      return place === undefined ? null : <CloseUpDialog key={dialog.card} place={place} {...shared} />
    }
    case 'annotate':
      return <AnnotateDialog {...dialog} {...shared} />
    case 'count':
      return <CountDialog {...dialog} {...shared} />
    case 'from top':
      return <FromTopDialog {...dialog} {...shared} />
    case 'counters':
      return <CountersDialog {...shared} />
    case 'stats':
      return <StatsDialog {...props} {...shared} />
    case 'link':
      return <LinkDialog {...props} {...shared} />
    case 'achievements':
      return (
        <AchievementsDialog players={props.game.settings.players} cubeId={dialog.cubeId} onClose={onClose} />
      )
    case 'die':
      return <DieDialog {...shared} />
    case 'opening hand':
      return <OpeningHandDialog {...props} {...shared} />
    case 'mulligan':
      return <MulliganDialog {...shared} />
    case 'keys':
      return <KeysDialog seated={props.viewer.seated} onClose={onClose} />
    case 'concede':
      return <ConcedeDialog {...shared} />
    case 'stack':
      return <StackDialog phases={dialog.phases} {...shared} />
  }
}
