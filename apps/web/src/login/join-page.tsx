import { TextInput } from '@mantine/core'
import { invitationAccept, invitationInfo } from '@parlour/protocol'
import { sendQuietly } from '../api/send'
import { ComingIn } from './coming-in'
import { formText } from './form-text'
import { useLinkToken } from './link-token'
import { NewPasswordField } from './new-password-field'

/** Makes an account with an invitation link. */
export function JoinPage() {
  const token = useLinkToken()
  return (
    <ComingIn
      page="join"
      token={token}
      about={() => sendQuietly(invitationInfo, { token })}
      button="Join"
      fields={({ invitedBy }) => (
        <>
          <p>{invitedBy} invites you. Choose the name that others see, and a password.</p>
          <TextInput
            label="Name"
            name="username"
            autoComplete="username"
            autoFocus
            maxLength={60}
            required
            withAsterisk={false}
          />
          <NewPasswordField />
        </>
      )}
      enter={async (form) => {
        const body = { token, name: formText(form, 'username'), password: formText(form, 'password') }
        return sendQuietly(invitationAccept, body)
      }}
    />
  )
}
