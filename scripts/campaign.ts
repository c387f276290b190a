import { existsSync } from 'node:fs'
import { Refusal } from '@parlour/kernel'
import { type Campaign, duelTally, type PlayedGame, tally } from '@parlour/scenario'
import { argumentsOf } from '../tooling/arguments.mjs'

// Plays many random games of one kind to their ends, and reports each that broke:
//   npm run campaign -- innovation
// With the name of a bot, the bot plays games of two against a random player, or against another bot:
//   npm run campaign -- tyrants --bot steady --games 100
//   npm run campaign -- innovation --bot hard --against steady
// `--only` restricts the games to one variant, named in a word of the game's own:
//   npm run campaign -- innovation --only base+echo

/** How many of a hundred games a bot must win, against a random player and against a weaker bot. */
const LEAST_WON = 95
const LEAST_WON_AGAINST = 60
/** The longest a bot may take for an answer, ms. */
const LONGEST_THOUGHT = 100
const MINUTE = 60_000

const isCampaign = (value: unknown): value is Campaign =>
  typeof value === 'object' && value !== null && 'play' in value && 'duels' in value

/**
 * Returns the campaign of a game that has one, `games/<game>/rules/campaign/campaign.ts`; undefined for any
 * other name.
 */
async function campaignOf(game = ''): Promise<Campaign | undefined> {
  if (!/^[a-z-]+$/.test(game) || !existsSync(`games/${game}/rules/campaign/campaign.ts`)) return undefined
  // A relative path: this program is bundled, with every module that the pattern finds.
  const module: unknown = await import(`../games/${game}/rules/campaign/campaign.ts`)
  if (typeof module !== 'object' || module === null || !('campaign' in module)) return undefined
  return isCampaign(module.campaign) ? module.campaign : undefined
}

const usage =
  'npm run campaign -- GAME [--games N] [--checks N] [--seed TEXT] [--from N] [--only KIND] [--bot NAME [--against NAME]]'
const { words, options: values } = argumentsOf({
  usage,
  words: [1, 1],
  options: {
    games: { type: 'string', default: '1000' },
    checks: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'campaign' },
    from: { type: 'string', default: '0' },
    bot: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string' },
  },
})
const campaign = await campaignOf(words[0])
const [games = 0, checks = 0, from = 0] = [values.games, values.checks, values.from].map(Number)
if (campaign === undefined || ![games, checks, from].every((number) => Number.isSafeInteger(number))) {
  console.error(`Usage: ${usage}`)
  process.exit(2)
}

/** Seconds of processor time so far: waiting for a busy machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const progress = { games: 0, reportedAt: Date.now() }

/** Reports each game that broke, and each minute how many were played. */
function report({ seed, group, answers, problem }: PlayedGame): void {
  progress.games += 1
  if (Date.now() - progress.reportedAt > MINUTE) {
    progress.reportedAt = Date.now()
    console.error(`${progress.games} of ${games} games`)
  }
  if (problem !== undefined) console.error(`seed '${seed}', ${group}, after ${answers} answers: ${problem}\n`)
}

/** Plays games against a bot; says how many it won, and whether that is enough. */
function wins(
  against: Campaign,
  bot: string,
): { readonly played: readonly PlayedGame[]; readonly ok: boolean } {
  const clock = () => 1000 * processorTime()
  const { seed, only, against: other } = values
  const played = against.duels({ games, from, seed, bot, against: other, only, clock }, report)
  for (const line of duelTally(played)) console.log(line)
  const won = played.filter((duel) => duel.won).length
  const longest = Math.max(0, ...played.map((duel) => duel.longest))
  console.log(`${bot} won ${won} of ${played.length} games`)
  const least = other === undefined ? LEAST_WON : LEAST_WON_AGAINST
  return { played, ok: 100 * won >= least * played.length && longest <= LONGEST_THOUGHT }
}

function randomGames(many: Campaign): { readonly played: readonly PlayedGame[]; readonly ok: boolean } {
  const played = many.play({ games, checks, from, seed: values.seed, only: values.only }, report)
  for (const line of tally(played)) console.log(line)
  return { played, ok: true }
}

/** Plays what was asked for. Ends the program with a sentence where there is no such bot or kind of games. */
function playedWith(asked: Campaign): { readonly played: readonly PlayedGame[]; readonly ok: boolean } {
  try {
    return values.bot === undefined ? randomGames(asked) : wins(asked, values.bot)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

const started = processorTime()
const { played, ok } = playedWith(campaign)
console.log(`${(processorTime() - started).toFixed(0)} seconds of processor time`)
const failed = played.filter(({ problem }) => problem !== undefined).length
console.log(`${played.length - failed} passed, ${failed} failed`)
process.exitCode = ok && failed === 0 ? 0 : 1
