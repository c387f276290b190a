import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

// Plays many random games of one kind to their ends, and tells of each that broke: npm run campaign -- innovation

/** One game that was played to its end, or until it broke. */
interface Played {
  readonly seed: string
  readonly players: number
  readonly answers: number
  readonly problem?: string | undefined
}
interface Campaign {
  playCampaign(
    plan: { readonly games: number; readonly checks: number; readonly seed: string; readonly from: number },
    seen: (game: Played) => void,
  ): readonly Played[]
  tally(games: readonly Played[]): readonly string[]
}
const isCampaign = (module: object): module is Campaign => 'playCampaign' in module && 'tally' in module

/** Returns the campaign of a game that has one, `games/<game>/rules/campaign/campaign.ts`; undefined for any other name. */
async function campaignOf(game = ''): Promise<Campaign | undefined> {
  if (!/^[a-z-]+$/.test(game) || !existsSync(`games/${game}/rules/campaign/campaign.ts`)) return undefined
  // A relative path: this program is bundled, with every module that the pattern finds.
  const module: unknown = await import(`../games/${game}/rules/campaign/campaign.ts`)
  return typeof module === 'object' && module !== null && isCampaign(module) ? module : undefined
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    checks: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'campaign' },
    from: { type: 'string', default: '0' },
  },
})
const campaign = await campaignOf(positionals[0])
const [games, checks, from] = [values.games, values.checks, values.from].map(Number)
if (campaign === undefined || ![games, checks, from].every((number) => Number.isSafeInteger(number))) {
  console.error('Usage: npm run campaign -- GAME [--games N] [--checks N] [--seed TEXT] [--from N]')
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
