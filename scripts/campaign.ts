import { parseArgs } from 'node:util'
import { playCampaign, tally } from '@parlour/innovation/campaign'

// Plays many random games of one kind to their ends, and tells of each that broke: npm run campaign -- innovation
const CAMPAIGNS = { innovation: { playCampaign, tally } }

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    checks: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'campaign' },
    from: { type: 'string', default: '0' },
  },
})
const campaign = Object.entries(CAMPAIGNS).find(([name]) => name === positionals[0])?.[1]
const [games, checks, from] = [values.games, values.checks, values.from].map(Number)
if (campaign === undefined || ![games, checks, from].every((number) => Number.isSafeInteger(number))) {
  console.error('Usage: npm run campaign -- innovation [--games N] [--checks N] [--seed TEXT] [--from N]')
  process.exit(2)
}

const started = process.cpuUsage()
const played = campaign.playCampaign(
  { games: games ?? 0, checks: checks ?? 0, from: from ?? 0, seed: values.seed },
  ({ seed, players, answers, problem }) => {
    if (problem !== undefined)
      console.error(`seed '${seed}', ${players} players, after ${answers} answers: ${problem}\n`)
  },
)
for (const line of campaign.tally(played)) console.log(line)
const { user, system } = process.cpuUsage(started)
console.log(`${((user + system) / 1e6).toFixed(0)} seconds of processor time`)
const failed = played.filter(({ problem }) => problem !== undefined).length
console.log(`${played.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
