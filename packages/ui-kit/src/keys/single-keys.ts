import { browserStorage } from '../storage/browser-storage'
import { useStoredSwitch } from '../storage/use-stored-switch'

const KEY = 'parlour-single-keys'

/**
 * Whether letters, digits and signs act as shortcuts by themselves, and what switches that. Speech input and
 * shaking hands press them by accident (WCAG 2.1.4).
 */
export const useSingleKeys = () => useStoredSwitch(KEY)

/** Whether a key is a shortcut that the viewer switched off: a letter, digit or sign without Ctrl or Meta. */
export const isSwitchedOff = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && browserStorage.getItem(KEY) === 'off'
