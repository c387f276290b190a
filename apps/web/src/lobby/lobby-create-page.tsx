import { lobbyCreate } from '@parlour/protocol'
import { CallError, Strip, useSend } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageSkeleton } from '../shell/page-skeleton'
import { useDocumentTitle } from '../shell/use-document-title'

/** Creates a lobby and goes there. */
export function LobbyCreatePage() {
  const send = useSend()
  const navigate = useNavigate()
  const begun = useRef(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  useDocumentTitle()
  const create = useEffectEvent(async () => {
    try {
      const { lobbyId } = await send(lobbyCreate, {})
      await navigate(`/lobby/${lobbyId}`, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error.message)
    }
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void create()
  }, [])
  return refusal === null ? <PageSkeleton /> : <Strip tone="danger">{refusal}</Strip>
}
