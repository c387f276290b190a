import { type GuidedLesson, guidedLesson } from '@parlour/kernel'
import { firstGame } from './first-game'
import { lessonGame } from './lesson-game'

/** The lessons of Innovation. */
export const lessons: readonly GuidedLesson[] = [guidedLesson(lessonGame, firstGame)]
