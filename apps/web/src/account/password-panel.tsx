import { Button, PasswordInput } from '@mantine/core'
import { passwordChange } from '@parlour/protocol'
import { CallError, Panel, Strip } from '@parlour/ui-kit'
import { type FormEvent, useState } from 'react'
import { sendQuietly } from '../api/send'
import { useViewer } from '../api/session'
import { formText } from '../login/form-text'
import { NewPasswordField } from '../login/new-password-field'
import styles from './account-page.module.css'

interface Outcome {
  readonly tone: 'success' | 'danger'
  readonly text: string
}

/** Changes the viewer's own password. */
export function PasswordPanel() {
  const { name } = useViewer()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [saving, setSaving] = useState(false)
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    setSaving(true)
    try {
      const body = { current: formText(typed, 'current'), password: formText(typed, 'password') }
      const { message = '' } = await sendQuietly(passwordChange, body)
      setOutcome({ tone: 'success', text: message })
      form.reset()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setOutcome({ tone: 'danger', text: error.message })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Panel title="Password">
      <form className={styles.form} onSubmit={(event) => void change(event)}>
        {outcome !== null && <Strip tone={outcome.tone}>{outcome.text}</Strip>}
        {/* Password keepers look for the name that a password belongs to. */}
        <input
          className="visually-hidden"
          name="username"
          autoComplete="username"
          readOnly
          hidden
          value={name}
        />
        <PasswordInput
          label="Current password"
          name="current"
          autoComplete="current-password"
          required
          withAsterisk={false}
        />
        <NewPasswordField label="New password" />
        <div className={styles.actions}>
          <Button type="submit" variant="filled" loading={saving}>
            change password
          </Button>
        </div>
      </form>
    </Panel>
  )
}
