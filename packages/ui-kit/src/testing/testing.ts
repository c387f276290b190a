export { type Answer, screenOf, type ShownGame } from './screen-of'
export { showPanel } from './show-panel'
