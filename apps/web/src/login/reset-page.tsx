import { TextInput } from '@mantine/core'
import { passwordReset, resetInfo } from '@parlour/protocol'
import { sendQuietly } from '../api/send'
import { ComingIn } from './coming-in'
import { formText } from './form-text'
import { useLinkToken } from './link-token'
import { NewPasswordField } from './new-password-field'

/** Sets a new password with a link from an admin. */
export function ResetPage() {
  const token = useLinkToken()
  return (
    <ComingIn
      page="reset"
      token={token}
      about={() => sendQuietly(resetInfo, { token })}
      button="Save and sign in"
      fields={({ name }) => (
        <>
          <TextInput label="Name" name="username" autoComplete="username" readOnly value={name} />
          <NewPasswordField label="New password" />
        </>
      )}
      enter={async (form) => {
        const body = { token, password: formText(form, 'password') }
        return sendQuietly(passwordReset, body)
      }}
    />
  )
}
