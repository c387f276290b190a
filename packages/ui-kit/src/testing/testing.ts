export { type CallReply, screenOf, type ShownGame } from './screen-of'
export { testHistory } from './test-history'
export { showPanel } from './show-panel'
