import { createContext } from 'react'

/** Whether the viewer wants to be asked before each answer is sent. */
export const AsksFirst = createContext(false)
