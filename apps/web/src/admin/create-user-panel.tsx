import { Button, PasswordInput, TextInput } from '@mantine/core'
import { userCreate } from '@parlour/protocol'
import { CallError, Panel, Strip } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sendQuietly } from '../api/send'
import styles from './admin-page.module.css'
import { USERS } from './use-users'

const EMPTY = { name: '', slack: '', password: '' }

/** Creates a user with a name and a password. */
export function CreateUserPanel() {
  const queries = useQueryClient()
  const [fields, setFields] = useState(EMPTY)
  const [outcome, setOutcome] = useState<{
    readonly tone: 'success' | 'danger'
    readonly text: string
  } | null>(null)
  const change =
    (key: keyof typeof EMPTY) => (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget
      setFields((before) => ({ ...before, [key]: value }))
    }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const { name, password, slack } = fields
    try {
      await sendQuietly(userCreate, { name, password, ...(slack === '' ? {} : { slack }) })
      setOutcome({ tone: 'success', text: `${name} can sign in now.` })
      setFields(EMPTY)
      await queries.invalidateQueries({ queryKey: USERS })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setOutcome({ tone: 'danger', text: error.message })
    }
  }
  return (
    <Panel title="Create user">
      <form className={styles.form} onSubmit={(event) => void create(event)}>
        <div className={styles.pair}>
          <TextInput
            label="Name"
            required
            withAsterisk={false}
            autoComplete="off"
            value={fields.name}
            onChange={change('name')}
          />
          <TextInput
            label="Slack (optional)"
            autoComplete="off"
            value={fields.slack}
            onChange={change('slack')}
          />
        </div>
        <PasswordInput
          label="Password"
          required
          withAsterisk={false}
          autoComplete="new-password"
          value={fields.password}
          onChange={change('password')}
        />
        {outcome !== null && <Strip tone={outcome.tone}>{outcome.text}</Strip>}
        <div className={styles.actions}>
          <Button type="submit" variant="filled">
            create user
          </Button>
        </div>
      </form>
    </Panel>
  )
}
