import { CARD_UPLOAD_PATH, type CardUpdateStatus, scryfallStatus, scryfallUpdate } from '@parlour/protocol'
import { CallError, useSend } from '@parlour/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sendQuietly } from '../api/send'
import { session } from '../api/session'
import { APP_VERSION } from '../app-version'
import { type RefreshStatus, refreshStatus } from './refresh-status'

const STATUS = ['card-update']
/** How often the progress of a running update is polled, in ms. */
const ASK_EVERY = 1500

export interface CardUpdate {
  readonly status: RefreshStatus
  /**
   * The server's report; undefined before the first one, and while an update is being started, because the
   * report would still be about the previous one.
   */
  readonly progress: CardUpdateStatus | undefined
  /** Whether a file is being uploaded. */
  readonly isSending: boolean
  /** Why the update requested here did not finish, as a sentence. */
  readonly why: string | undefined
  /** Begins the update from the provider. */
  readonly update: () => Promise<void>
  /** Sends a card file from this computer instead. */
  readonly upload: (file: File) => Promise<void>
  /** Does the last one again although it leaves far fewer cards; only where it failed for that. */
  readonly replaceAnyway: (() => Promise<void>) | undefined
}

/** What was requested on this page, and the result. */
interface UpdateRequest {
  readonly state: 'no' | 'waiting' | 'yes' | 'refused'
  readonly isSending?: boolean
  readonly why?: string
}

/** The refresh of the card database: begun here or elsewhere, followed until it ends. */
export function useCardUpdate(): CardUpdate {
  const send = useSend()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<UpdateRequest>({ state: 'no' })
  const [last, setLast] = useState<Start>()
  const { data: progress } = useQuery({
    queryKey: STATUS,
    queryFn: async () => (await send(scryfallStatus, {})).update,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? ASK_EVERY : false),
  })
  const failure = asked.state === 'yes' && progress?.state === 'failed' ? progress.message : undefined
  useLogged(failure)
  const begin = async (first: Start, replace = false) => {
    const { start, isSending } = first
    setLast(first)
    setAsked({ state: 'waiting', isSending })
    try {
      queries.setQueryData(STATUS, await start(replace))
      setAsked({ state: 'yes' })
      await queries.invalidateQueries({ queryKey: STATUS })
    } catch (error) {
      console.error(error)
      setAsked({ state: 'refused', ...(error instanceof CallError ? { why: error.message } : {}) })
      if (!(error instanceof CallError)) throw error
    }
  }
  return {
    status: refreshStatus(asked.state, progress),
    progress: asked.state === 'waiting' ? undefined : progress,
    isSending: asked.isSending === true,
    why: failure ?? asked.why,
    update: () => begin(fromProvider),
    upload: (file) => begin({ isSending: true, start: (replace) => uploadCards(file, replace) }),
    replaceAnyway:
      asked.state === 'yes' && progress?.isFarSmaller === true && last !== undefined
        ? () => begin(last, true)
        : undefined,
  }
}

/** Refusals are logged elsewhere; an update that fails while running only reports it here. */
function useLogged(failure: string | undefined): void {
  useEffect(() => {
    if (failure !== undefined) console.error('card update', failure)
  }, [failure])
}

/** How an update begins. */
interface Start {
  readonly isSending: boolean
  readonly start: (replace: boolean) => Promise<CardUpdateStatus>
}

const fromProvider: Start = {
  isSending: false,
  start: async (replace) => (await sendQuietly(scryfallUpdate, replace ? { replace } : {})).update,
}

async function uploadCards(file: File, replace: boolean): Promise<CardUpdateStatus> {
  const headers = {
    authorization: `Bearer ${session.state.getState().user?.token ?? ''}`,
    'content-type': 'application/octet-stream',
    'x-app-version': String(APP_VERSION),
    'x-file-name': encodeURIComponent(file.name),
    ...(replace ? { 'x-replace': 'true' } : {}),
  }
  const response = await fetch(`/api/${CARD_UPLOAD_PATH}`, { method: 'POST', headers, body: file }).catch(
    (error: unknown) => {
      console.error(error)
      throw new CallError('The file could not be sent. Nothing was changed.', { httpStatus: 0 })
    },
  )
  const answer = (await response.json()) as {
    readonly status: string
    readonly message?: string
    readonly update?: CardUpdateStatus
  }
  if (answer.update === undefined)
    throw new CallError(answer.message ?? 'The file was rejected.', { httpStatus: response.status })
  return answer.update
}
