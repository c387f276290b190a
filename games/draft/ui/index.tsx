export { DraftScreen } from './draft-screen'
