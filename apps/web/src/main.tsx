import './schemas-without-eval'
import { followMissingParts, followTranslation, printInLight, serviceWorkers } from '@parlour/ui-kit'
import { createRoot } from 'react-dom/client'
import { App } from './app'

followMissingParts()
followTranslation()
printInLight()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(<App />)

// Browsers know service workers only where the connection is secure. Not while pages are developed: nothing
// is built then.
if (import.meta.env.PROD)
  window.addEventListener('load', () => {
    serviceWorkers()
      ?.register('/service-worker.js')
      .catch((error: unknown) => console.error('offline page', error))
  })
