import { createRoot } from 'react-dom/client'
import { App } from './app'
import { followSessionLive } from './live/live'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
followSessionLive()
createRoot(root).render(<App />)
