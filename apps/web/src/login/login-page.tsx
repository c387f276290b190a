import { Button, PasswordInput, TextInput } from '@mantine/core'
import { login } from '@parlour/protocol'
import { CallError, ParlourMark, Strip } from '@parlour/ui-kit'
import { type FormEvent, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { sendQuietly } from '../api/send'
import { session, useSession } from '../api/session'
import { useDocumentTitle } from '../shell/use-document-title'
import styles from './login-page.module.css'

const ENDED = 'Your session has ended. Please sign in again.'

/** Signing in: on success to the home page; a failure clears the session and says why (rules: screens 1.8). */
export function LoginPage() {
  const { user, status, ended } = useSession()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string | null>(null)
  useDocumentTitle()

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const field = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    setRefusal(null)
    session.loading()
    try {
      const answer = await sendQuietly(login, { username: field('username'), password: field('password') })
      session.signedIn(answer.user)
      await navigate('/', { replace: true })
    } catch (error) {
      session.failed()
      if (!(error instanceof CallError)) throw error
      setRefusal(error.message)
    }
  }

  if (user !== null && status === 'success') return <Navigate to="/" replace />
  return (
    <main className={styles.login}>
      <h1 className={styles.brand}>
        <ParlourMark size={64} />
        Parlour
      </h1>
      <form className={styles.sheet} onSubmit={(event) => void signIn(event)}>
        {refusal !== null && <Strip tone="danger">{refusal}</Strip>}
        {ended === true && <Strip tone="quiet">{ENDED}</Strip>}
        <TextInput
          label="Name"
          name="username"
          autoComplete="username"
          autoFocus
          required
          withAsterisk={false}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
        />
        <Button type="submit" variant="filled" fullWidth loading={status === 'loading'}>
          Login
        </Button>
      </form>
    </main>
  )
}
