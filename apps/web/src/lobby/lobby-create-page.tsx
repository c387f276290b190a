import { lobbyCreate } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sendQuietly } from '../api/send'
import { NoPage } from '../shell/no-page'
import { PageSkeleton } from '../shell/page-skeleton'
import { useDocumentTitle } from '../shell/use-document-title'

/** Creates a lobby and goes there, or says why there is none. */
export function LobbyCreatePage() {
  const navigate = useNavigate()
  const begun = useRef(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  useDocumentTitle()
  const create = async () => {
    setRefusal(null)
    try {
      const { lobbyId } = await sendQuietly(lobbyCreate, {})
      await navigate(`/lobby/${lobbyId}`, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error.message)
    }
  }
  const createFirst = useEffectEvent(create)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void createFirst()
  }, [])
  return refusal === null ? <PageSkeleton /> : <NoPage reason={refusal} retry={() => void create()} />
}
