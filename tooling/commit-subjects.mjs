import { run } from './command.mjs'
import { ROOT } from './project.mjs'
import { countOfProgram } from './test-counts.mjs'

/** The last commit before subjects had a limit. */
const UNLIMITED_UNTIL = '376ba43086351230823c803b5b0dbc28d686cfd0'

/** Characters that a commit's subject may have: `git log --oneline` shows that many in a narrow window. */
const LONGEST_SUBJECT = 72

/**
 * Looks for commits after `since` whose subject is too long. Resolves with `{ tooLong }`, a line for each, or
 * with `{ unknown }`, the reason why the history could not be read: there is no git, or a shallow clone ends
 * after `since`.
 * @internal
 */
export async function longSubjects({ cwd = ROOT, since = UNLIMITED_UNTIL } = {}) {
  const git = (...args) => run('git', args, { cwd, quiet: true })
  const inside = await git('rev-parse', '--is-inside-work-tree')
  if (inside.code !== 0) return { unknown: 'this is no git checkout' }
  const contained = await git('merge-base', '--is-ancestor', since, 'HEAD')
  if (contained.code !== 0) return { unknown: `the history does not reach back to ${since.slice(0, 8)}` }
  const log = await git('log', '--no-merges', '--format=%h %s', `${since}..HEAD`)
  if (log.code !== 0) return { unknown: log.output.trim() }
  return { tooLong: log.output.split('\n').filter((line) => subjectLength(line) > LONGEST_SUBJECT) }
}

const subjectLength = (line) => [...line.slice(line.indexOf(' ') + 1)].length

/** Checks the subjects, prints what is wrong with them, and resolves with the counts of the stage. */
export async function checkCommits() {
  const { unknown, tooLong = [] } = await longSubjects()
  if (unknown !== undefined) {
    console.log(`Subjects of commits not checked: ${unknown}.`)
    return { passed: 0, failed: 0, skipped: 0 }
  }
  if (tooLong.length === 0) return countOfProgram(0)
  const output = [`Subjects of commits have at most ${LONGEST_SUBJECT} characters:`, ...tooLong]
  console.error(output.join('\n'))
  return { ...countOfProgram(1), output }
}
