import { Button, PasswordInput, TextInput } from '@mantine/core'
import { login } from '@parlour/protocol'
import { CallError, Strip } from '@parlour/ui-kit'
import { type FormEvent, useEffect, useState } from 'react'
import { sendQuietly } from '../api/send'
import { session, useSession } from '../api/session'
import { useDocumentTitle } from '../shell/use-document-title'
import { formText } from './form-text'
import { GuestSheet } from './guest-sheet'
import { keepDevice, knownDevice } from './known-device'
import styles from './login-page.module.css'
import { standAtLogin } from './opened-address'

const ENDED = 'Your session has ended. Please sign in again.'

/**
 * Signing in: on success to the page that was opened, else home; a failure clears the session and says why
 * (rules: screens 1.8).
 */
export function LoginPage() {
  const { status, ended } = useSession()
  const [refusal, setRefusal] = useState<string | null>(null)
  useDocumentTitle()
  useEffect(standAtLogin, [])

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setRefusal(null)
    session.loading()
    try {
      const username = formText(form, 'username')
      const answer = await sendQuietly(login, {
        username,
        password: formText(form, 'password'),
        ...knownDevice(username),
      })
      keepDevice(username, answer.device)
      session.signedIn(answer.user)
    } catch (error) {
      session.failed()
      if (!(error instanceof CallError)) throw error
      setRefusal(error.message)
    }
  }

  return (
    <GuestSheet>
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
    </GuestSheet>
  )
}
