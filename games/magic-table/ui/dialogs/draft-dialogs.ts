export { AchievementsDialog } from './achievements-dialog'
export { LinkDialog } from './link-dialog'
export { StatsDialog } from './stats-dialog'
