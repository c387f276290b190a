import { createStore, useStore } from 'zustand'

/** Whether somebody is calling the viewer to a lobby; kept by the frame around the pages. */
export const called = createStore<{ readonly isCalled: boolean }>(() => ({ isCalled: false }))

/** Whether somebody calls the viewer to a lobby. */
export const useIsCalled = (): boolean => useStore(called, ({ isCalled }) => isCalled)
