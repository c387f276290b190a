import { useStoredSwitch } from '../storage/use-stored-switch'

/** Whether games are shown in words in this browser, and what switches that. */
export const useTextView = () => useStoredSwitch('parlour-text-view', 'off')
