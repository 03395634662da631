import { readSettings } from '../platform/settings.ts'
import { openStore } from '../platform/store/store.ts'
import { auditRounds } from './rounds/auditRounds.ts'
import { ENDS, readArguments, verifyRound } from './rounds/verify.ts'

// Computes past rounds anew from their seeds (docs/games/rounds.md, 4 and 5.5):
//   npm run verify-round -- casino A12 20261120-0031 [--base http://127.0.0.1:3000 | --file proof.json] [--shoe]
//   npm run verify-round -- --all
// `--all` reads every round and its bets from the database of the platform's settings; an embedded one must not be in
// use. Ends with 0 when all agrees, 1 when something does not, and 2 when there is no proof.

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function auditAll(): Promise<number> {
  const settings = readSettings(process.env)
  if (!settings.ok) {
    for (const fault of settings.faults) say(fault)
    return ENDS.noProof
  }
  const { dataDir, databaseUrl } = settings.settings
  const store = await openStore({ dataDir, databaseUrl: databaseUrl ?? undefined })
  try {
    return await auditRounds(store, say)
  } finally {
    await store.close()
  }
}

const asked = readArguments(process.argv.slice(2))
process.exitCode = asked.all ? await auditAll() : await verifyRound(asked, say)
