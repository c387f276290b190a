import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

/**
 * The colors a Mantine component may be given, each a set of tokens: `--x`, `--on-x`, `--x-soft`,
 * `--x-soft-ink`.
 */
const MEANINGS = ['accent', 'turn', 'danger', 'success'] as const

const tuple = (token: string): MantineColorsTuple => {
  const color = `var(--${token})`
  return [color, color, color, color, color, color, color, color, color, color]
}

const meaningOf = (color: string | undefined) => MEANINGS.find((meaning) => meaning === color) ?? 'accent'

const quiet = {
  background: 'var(--raised)',
  hover: 'var(--sunken)',
  color: 'var(--ink)',
  border: '1px solid var(--line-control)',
}

/** Colors of buttons, badges and action icons by variant, from the tokens of their meaning. */
const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  if (variant === 'default') return quiet
  if (color === 'gray' || color === 'dark')
    return {
      background: 'transparent',
      hover: 'var(--sunken)',
      color: 'var(--muted)',
      border: '1px solid transparent',
    }
  const meaning = meaningOf(color)
  const own = `var(--${meaning})`
  const soft = `var(--${meaning}-soft)`
  if (variant === 'filled') {
    const hover = meaning === 'accent' ? 'var(--accent-hover)' : `color-mix(in srgb, ${own} 88%, var(--ink))`
    return { background: own, hover, color: `var(--on-${meaning})`, border: `1px solid ${own}` }
  }
  if (variant === 'light')
    return {
      background: soft,
      hover: soft,
      color: `var(--${meaning}-soft-ink)`,
      border: '1px solid transparent',
    }
  if (variant === 'outline')
    return { background: 'var(--raised)', hover: soft, color: own, border: `1px solid ${own}` }
  return { background: 'transparent', hover: 'var(--sunken)', color: own, border: '1px solid transparent' }
}

const shared = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-control)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-hover': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--accent-soft-ink)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
}

/** Points Mantine's variables at the tokens, which turn dark by themselves. */
export const parlourVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...shared, '--mantine-color-white': 'var(--raised)', '--mantine-color-black': 'var(--ink)' },
  dark: { ...shared, '--mantine-color-white': 'var(--ink)', '--mantine-color-black': 'var(--paper)' },
})

const dark: MantineColorsTuple = [
  'var(--ink)',
  'var(--ink)',
  'var(--muted)',
  'var(--muted)',
  'var(--line-control)',
  'var(--sunken)',
  'var(--raised)',
  'var(--paper)',
  'var(--paper)',
  'var(--paper)',
]

const gray: MantineColorsTuple = [
  'var(--sunken)',
  'var(--sunken)',
  'var(--line)',
  'var(--line)',
  'var(--line-control)',
  'var(--muted)',
  'var(--muted)',
  'var(--muted)',
  'var(--ink)',
  'var(--ink)',
]

/**
 * The one Mantine theme: type, spacing and shape of the tokens; `color` is accent, turn, danger or success.
 */
export const parlourTheme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: {
    xs: 'var(--text-12)',
    sm: 'var(--text-14)',
    md: 'var(--text-16)',
    lg: 'var(--text-20)',
    xl: 'var(--text-28)',
  },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '6px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  shadows: { md: 'var(--float-shadow)', xl: 'var(--float-shadow)' },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  colors: {
    accent: tuple('accent'),
    turn: tuple('turn'),
    danger: tuple('danger'),
    success: tuple('success'),
    red: tuple('danger'),
    dark,
    gray,
  },
  primaryColor: 'accent',
  black: 'var(--ink)',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'default' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Modal: {
      defaultProps: {
        centered: true,
        size: 440,
        transitionProps: { duration: 180 },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    // A `header` element in a dialog would be a second banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Menu: {
      defaultProps: { shadow: 'md', transitionProps: { duration: 0 }, withInitialFocusPlaceholder: false },
    },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 0 } } },
    Checkbox: { defaultProps: { iconColor: 'var(--on-accent)' } },
    Radio: { defaultProps: { iconColor: 'var(--on-accent)' } },
    Tooltip: { defaultProps: { openDelay: 250 } },
    Notification: { defaultProps: { withBorder: true } },
  },
})
