export { InnovationScreen } from './innovation-screen'
