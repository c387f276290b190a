import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import { noticeHookAdd, type NoticeHookKind, noticeMailAdd } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { type FormEvent, useState } from 'react'
import { formText } from '../login/form-text'
import styles from './notice-account.module.css'

type AddedKind = NoticeHookKind | 'mail'

interface HookFields {
  readonly kind: AddedKind
  readonly label: string
  readonly address?: string
  readonly token?: string
  readonly target?: string
}

/** What each kind asks for; a field without words is not asked. */
const FIELDS: readonly HookFields[] = [
  { kind: 'mail', label: 'E-mail', address: 'E-mail address' },
  { kind: 'discord', label: 'Discord', address: 'Address of the webhook' },
  { kind: 'telegram', label: 'Telegram', token: 'Token of the bot', target: 'Number of the chat' },
  { kind: 'slack', label: 'Slack', token: 'Token of the bot', target: 'Member id or channel' },
  { kind: 'ntfy', label: 'ntfy', address: 'Address of the topic', token: 'Access token, if it needs one' },
  { kind: 'json', label: 'your own (JSON)', address: 'Address', token: 'Bearer token, if it needs one' },
]

interface HookFormProps {
  readonly added: () => Promise<void>
  /** Whether the hub sends e-mail. */
  readonly hasMail: boolean
}

/** Adds a place for notices. What is typed as address or token is not shown again. */
export function HookForm({ added, hasMail }: HookFormProps) {
  const send = useSend()
  const [kind, setKind] = useState<AddedKind>(hasMail ? 'mail' : 'discord')
  const [isSaving, setSaving] = useState(false)
  const offered = FIELDS.filter((one) => hasMail || one.kind !== 'mail')
  const fields = offered.find((one) => one.kind === kind)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [address, token, target] = ['address', 'token', 'target'].map((name) => formText(typed, name))
    setSaving(true)
    try {
      if (kind === 'mail') await send(noticeMailAdd, { address: address ?? '' })
      else await send(noticeHookAdd, { kind, address, token, target })
      form.reset()
      await added()
    } finally {
      setSaving(false)
    }
  }
  const isBot = fields?.target !== undefined
  return (
    // The call shows its own failure, and what was typed stays.
    <form
      key={kind}
      className={styles.form}
      onSubmit={(event) => void add(event).catch((error: unknown) => console.error('hook', error))}
    >
      <NativeSelect
        label="Service"
        value={kind}
        data={offered.map((one) => ({ value: one.kind, label: one.label }))}
        onChange={(event) => {
          const chosen = offered.find((one) => one.kind === event.currentTarget.value)
          if (chosen !== undefined) setKind(chosen.kind)
        }}
      />
      {fields?.address !== undefined && (
        <TextInput
          name="address"
          type={kind === 'mail' ? 'email' : 'url'}
          label={fields.address}
          autoComplete="off"
          required
          withAsterisk={false}
        />
      )}
      {fields?.token !== undefined && (
        <PasswordInput
          name="token"
          label={fields.token}
          autoComplete="off"
          required={isBot}
          withAsterisk={false}
        />
      )}
      {isBot && (
        <TextInput name="target" label={fields?.target} autoComplete="off" required withAsterisk={false} />
      )}
      <p className={styles.hint}>
        {kind === 'mail'
          ? 'A mail with a link goes there. The address is used once that link is opened.'
          : 'Address and token are not shown again.'}
      </p>
      <Button type="submit" variant="filled" loading={isSaving}>
        add
      </Button>
    </form>
  )
}
