import { API_DOCS_PATH } from '#contract/platform/platform.calls.ts';
import { argon2Passwords } from '#server/adapters/argon2-passwords.ts';
import { beginRound } from './begin-round.ts';
import { describeFinding, type Findings, keepFinding } from './findings.ts';
import { faultsOf, isIndiscreet } from './judge-answer.ts';
import { knownValues } from './known-values.ts';
import { makeRequest } from './make-request.ts';
import { type ApiDocument, operationsOf } from './operations.ts';
import { PASSWORD } from './people.ts';
import { openOrders, serveProviders } from './providers.ts';
import { roundOf } from './round.ts';
import { sender } from './send-request.ts';
import { startApplication } from './start-application.ts';
import { newTally } from './tally.ts';

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const only = process.env.FUZZ_ONLY === undefined ? undefined : Number(process.env.FUZZ_ONLY);
const requests = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const AT_ONCE = 16;
const A_ROUND = 250;

/** Sends every kind of request to every route, as every role, and checks the responses. */
const providers = await serveProviders();
const application = await startApplication(providers.env);
const { send, close } = sender(application.origin, AT_ONCE);
const findings: Findings = new Map();
const tally = newTally();

try {
  const passwordHash = await argon2Passwords().hash(PASSWORD);
  const operations = operationsOf(await readDocument());
  console.log(`${operations.length} routes, ${requests} requêtes, FUZZ_SEED=${seed}`);
  const began = performance.now();
  for (const indexes of roundsOf(only, requests)) {
    const round = roundOf(Math.floor((indexes[0] ?? 0) / A_ROUND));
    await beginRound(application.db, round, passwordHash);
    const knownOf = knownValues(round, await openOrders(application.origin, round, providers));
    await atOnce(indexes, async (index) => {
      const made = makeRequest({ seed, index, operations, knownOf });
      const exchange = { ...made, answer: await send(made.request) };
      tally.add(exchange);
      for (const fault of faultsOf(exchange)) keepFinding(findings, fault, exchange);
    });
    if (round.number % 40 === 39) console.log(`  ${indexes.at(-1)} requêtes, ${findings.size} défauts`);
  }
  report((performance.now() - began) / 1000);
} finally {
  close();
  await application.stop();
  providers.close();
}

async function readDocument(): Promise<ApiDocument> {
  return (await (await fetch(`${application.origin}${API_DOCS_PATH}/json`)).json()) as ApiDocument;
}

function roundsOf(alone: number | undefined, count: number): number[][] {
  if (alone !== undefined) return [[alone]];
  return Array.from({ length: Math.ceil(count / A_ROUND) }, (_, number) =>
    Array.from(
      { length: Math.min(A_ROUND, count - number * A_ROUND) },
      (_, index) => number * A_ROUND + index,
    ),
  );
}

async function atOnce(indexes: number[], work: (index: number) => Promise<void>): Promise<void> {
  const waiting = indexes.values();
  const worker = async () => {
    for (const index of waiting) await work(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function report(seconds: number): void {
  const { logLines, isAlive } = application;
  const indiscreet = logLines.filter(isIndiscreet);
  const alarms = [...new Set(logLines.filter((line) => /"level":[56]0/u.test(line)).map(withoutMoment))];
  console.log('');
  tally.print();
  for (const [key, finding] of findings) console.log(`\n${describeFinding(key, finding, seed)}`);
  for (const line of alarms.slice(0, 20)) console.log(`\n✗ journal : ${line.slice(0, 600)}`);
  for (const line of indiscreet.slice(0, 20)) console.log(`\n✗ journal indiscret : ${line.slice(0, 600)}`);
  if (!isAlive()) console.log('\n✗ le serveur est mort');
  const isGood = findings.size + alarms.length + indiscreet.length === 0 && isAlive();
  const verdict = isGood
    ? '✓ aucun défaut'
    : `✗ ${findings.size} défauts, ${alarms.length + indiscreet.length} lignes du journal`;
  console.log(`\n${verdict}, en ${seconds.toFixed(0)} s (FUZZ_SEED=${seed})`);
  process.exitCode = isGood ? 0 : 1;
}

function withoutMoment(line: string): string {
  return line.replace(/"time":"[^"]*","reqId":"[^"]*",/u, '');
}
