import './tokens.css'
import '@fontsource-variable/inter/index.css'
import './font/basic-font.css'
import './mantine-styles.css'
import '@mantine/notifications/styles.layer.css'
import './game-tokens.css'
import './base.css'
import './mantine.css'
import './contrast.css'
import './print.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { parlourTheme, parlourVariables } from './parlour-theme'

/** Where the choice of light, dark or auto is kept. */
const THEME_KEY = 'parlour-theme'

const schemes = localStorageColorSchemeManager({ key: THEME_KEY })

/**
 * Tokens, base styles and Mantine with its notifications, around the whole app. Modals are mounted by
 * `PageModals`, further in.
 */
export function ParlourThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={parlourTheme}
      cssVariablesResolver={parlourVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      <Notifications position="bottom-right" />
      {children}
    </MantineProvider>
  )
}
