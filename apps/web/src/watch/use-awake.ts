import { useEffect } from 'react'

/** Keeps the screen on while the component is shown and the page is in front, where the browser can. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isLeft = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isLeft) await lock.release()
      } catch (error) {
        // Refused, as by a battery that is low.
        console.error('screen', error)
      }
    }
    void hold()
    const again = () => void hold()
    document.addEventListener('visibilitychange', again)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
