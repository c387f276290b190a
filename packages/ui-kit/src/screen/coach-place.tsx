import { createContext, type ReactNode, useContext } from 'react'

const CoachPlace = createContext<ReactNode>(undefined)

/** Gives the frame of a game what teaches it: it stands with the log, and covers no part of the board. */
export const CoachProvider = CoachPlace.Provider

/** Returns what teaches the game; undefined in ordinary ones. */
export const useCoach = (): ReactNode => useContext(CoachPlace)
