import { PasswordInput } from '@mantine/core'

/** The field for a password that somebody chooses. */
export function NewPasswordField({ label = 'Password' }: { readonly label?: string }) {
  return (
    <PasswordInput
      label={label}
      name="password"
      description="At least 8 characters. Common passwords are not accepted."
      autoComplete="new-password"
      minLength={8}
      required
      withAsterisk={false}
    />
  )
}
