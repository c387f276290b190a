import { createContext } from 'react'

/**
 * Where the button that sends the picks stands on a phone, within reach of a thumb; null where it stands
 * beside the question.
 */
export const ChoosePlace = createContext<HTMLElement | null>(null)
