import { createRoot } from 'react-dom/client'
import { App } from './app'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(<App />)

// Browsers know service workers only where the connection is secure. Not while pages are developed: nothing is built then.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) => console.error('offline page', error))
  })
