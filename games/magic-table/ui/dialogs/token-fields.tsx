import { TextInput } from '@mantine/core'
import { COLOR_LETTERS, type ColorLetter, colorName } from '@parlour/mtg-cards'
import { ManaIcon } from '@parlour/mtg-ui'
import { LIMITS } from '../../rules/facts/limits'
import styles from './dialogs.module.css'
import type { TokenDesign } from './token-design'

interface TokenFieldsProps {
  readonly token: TokenDesign
  readonly onChange: (fields: Partial<TokenDesign>) => void
}

type TextField = Exclude<keyof TokenDesign, 'colors'>

/** The fields of a token that is described. */
export function TokenFields({ token, onChange }: TokenFieldsProps) {
  const field = (name: TextField, maxLength: number) => ({
    label: name,
    value: token[name],
    maxLength,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <div className={styles.pair}>
        <TextInput data-autofocus {...field('name', LIMITS.tokenName)} />
        <TextInput {...field('type', LIMITS.tokenName)} placeholder="Creature — Bird" />
      </div>
      <div className={styles.pair}>
        <TextInput {...field('power', LIMITS.tokenStat)} />
        <TextInput {...field('toughness', LIMITS.tokenStat)} />
      </div>
      <ColorChoice colors={token.colors} onColors={(colors) => onChange({ colors })} />
      <div className={styles.pair}>
        <TextInput {...field('rules', LIMITS.annotation)} placeholder="Flying" />
        <TextInput {...field('annotation', LIMITS.annotation)} />
      </div>
    </>
  )
}

interface ColorChoiceProps {
  readonly colors: readonly ColorLetter[]
  readonly onColors: (colors: readonly ColorLetter[]) => void
}

const ColorChoice = ({ colors, onColors }: ColorChoiceProps) => (
  <div role="group" aria-label="colors" className={styles.colors}>
    {COLOR_LETTERS.map((letter) => (
      <button
        key={letter}
        type="button"
        aria-pressed={colors.includes(letter)}
        aria-label={colorName([letter])}
        onClick={() =>
          onColors(colors.includes(letter) ? colors.filter((one) => one !== letter) : [...colors, letter])
        }
      >
        <ManaIcon symbol={letter.toUpperCase()} unnamed />
      </button>
    ))}
  </div>
)
