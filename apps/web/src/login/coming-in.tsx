import { Button } from '@mantine/core'
import type { SignedIn } from '@parlour/protocol'
import { CallError, Strip } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { session, useSession } from '../api/session'
import { useDocumentTitle } from '../shell/use-document-title'
import { GuestSheet } from './guest-sheet'
import { keepDevice } from './known-device'
import styles from './login-page.module.css'

interface ComingInProps<About> {
  /** The key under which what the server says about the link is cached. */
  readonly page: string
  readonly token: string
  /** What the server says about the link. */
  readonly about: () => Promise<About>
  readonly fields: (about: About) => ReactNode
  readonly button: string
  /** Uses the link up. */
  readonly enter: (form: FormData) => Promise<SignedIn>
}

/** A page that signs in whoever has a link: what the link is for, the fields it needs, and then home. */
export function ComingIn<About>({ page, token, about, fields, button, enter }: ComingInProps<About>) {
  const { user } = useSession()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [entering, setEntering] = useState(false)
  useDocumentTitle()
  const { data, error } = useQuery({ queryKey: [page, token], queryFn: about, enabled: user === null })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setRefusal(null)
    setEntering(true)
    try {
      const inside = await enter(form)
      // Leaves the link first: it has been used up.
      await navigate('/', { replace: true })
      keepDevice(inside.user.name, inside.device)
      session.signedIn(inside.user)
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem
      setRefusal(problem.message)
      setEntering(false)
    }
  }
  if (user !== null)
    return (
      <Closed text={`You are signed in as ${user.name}. Log out to use this link.`} to="/" words="home" />
    )
  if (error !== null) return <Closed text={error.message} to="/login" words="login" />
  if (data === undefined) return <GuestSheet>{null}</GuestSheet>
  return (
    <GuestSheet>
      <form className={styles.sheet} onSubmit={(event) => void submit(event)}>
        {refusal !== null && <Strip tone="danger">{refusal}</Strip>}
        {fields(data)}
        <Button type="submit" variant="filled" fullWidth loading={entering}>
          {button}
        </Button>
      </form>
    </GuestSheet>
  )
}

function Closed({ text, to, words }: { readonly text: string; readonly to: string; readonly words: string }) {
  return (
    <GuestSheet>
      <div className={styles.sheet}>
        <Strip tone="quiet">{text}</Strip>
        <Button component={Link} to={to} fullWidth>
          {words}
        </Button>
      </div>
    </GuestSheet>
  )
}
