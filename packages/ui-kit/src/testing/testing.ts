export { type Answer, screenOf, type ShownGame } from './screen-of'
export { testHistory } from './test-history'
export { showPanel } from './show-panel'
