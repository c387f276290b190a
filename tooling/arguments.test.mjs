import { describe, expect, it } from 'vitest'
import { run } from './command.mjs'
import { inProject, readJson } from './project.mjs'

/** The npm scripts that run a program of the project, each with its last command. */
const OURS = /^node scripts\/(?:tool\.mjs tsx )?\S+\.(?:mjs|ts)(?: \S+\.ts)?$/
const programs = Object.entries(readJson(inProject('package.json')).scripts)
  .map(([name, command]) => [name, command.split(' && ').at(-1)])
  .filter(([, command]) => OURS.test(command))

/** Runs a command of package.json as npm does. Returns its exit code and output. */
function called(command, ...args) {
  const [, ...own] = command.split(' ')
  return run(process.execPath, [...own, ...args], { quiet: true })
}

describe('programs of the project', () => {
  it('are those of package.json', () => {
    expect(programs.map(([name]) => name)).toEqual([
      'start',
      'dev',
      'build',
      'test',
      'bench',
      'soak',
      'campaign',
      'replay',
      'scenario',
      'backup',
      'password',
      'move-store',
      'seed:demo',
      'card-lists',
      'verbs',
      'errors',
      'cards:import',
    ])
  })

  it.each(programs)('%s refuses an unknown option before it does anything', async (_, command) => {
    const { code, output } = await called(command, '--no-such-option')
    expect([code, output]).toEqual([2, expect.stringContaining('--no-such-option')])
  })

  it.each(programs.filter(([name]) => ['build', 'backup', 'card-lists', 'move-store'].includes(name)))(
    '%s refuses an extra argument and prints its usage',
    async (_, command) => {
      const { code, output } = await called(command, 'one', 'two')
      expect([code, output]).toEqual([2, expect.stringMatching(/is one word too many\.\nUsage: npm run /)])
    },
  )

  it('play only the random games that --only names, and refuse an unknown name', async () => {
    const campaign = programs.find(([name]) => name === 'campaign')?.[1] ?? ''
    const two = await called(campaign, 'innovation', '--games', '2', '--only', 'base+city')
    expect([two.code, two.output]).toEqual([
      0,
      expect.stringMatching(/^2 players, 2 sets: 1 games.*\n3 players, 2 sets: 1 games/),
    ])
    const none = await called(campaign, 'innovation', '--games', '2', '--only', 'base+village')
    expect([none.code, none.output]).toEqual([2, expect.stringContaining("There is no set 'village'.")])
    const table = await called(campaign, 'magic-table', '--games', '1', '--only', 'duels')
    expect([table.code, table.output]).toEqual([2, expect.stringContaining('leave --only out')])
  })
})
