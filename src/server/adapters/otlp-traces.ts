import { randomBytes } from 'node:crypto';
import type { Span, Traces } from '#server/ports/traces.ts';

const SEND_EVERY_MS = 2_000;
const LIMIT_MS = 5_000;
/** Spans beyond it are dropped: an unreachable collector must not fill the memory. */
const MOST_WAITING = 2_000;
const SERVER = 2;
const ERROR = 2;

type Parts = { endpoint: string; service: string; log: { warn(details: object, message: string): void } };

/** Sends spans to an OpenTelemetry collector, as JSON over HTTP. */
export function otlpTraces({ endpoint, service, log }: Parts): Traces {
  const url = `${endpoint.replace(/\/$/u, '')}/v1/traces`;
  let waiting: Span[] = [];
  let wasAway = false;

  async function send(): Promise<void> {
    const spans = waiting.splice(0);
    if (spans.length === 0) return;
    const isSent = await post(url, bodyOf(service, spans));
    if (!isSent && !wasAway) log.warn({ spans: spans.length }, 'traces not taken by the collector');
    wasAway = !isSent;
  }

  const timer = setInterval(() => void send(), SEND_EVERY_MS);
  timer.unref();
  return {
    record(span) {
      waiting.push(span);
      if (waiting.length > MOST_WAITING) waiting = waiting.slice(-MOST_WAITING);
    },
    async close() {
      clearInterval(timer);
      await send();
    },
  };
}

async function post(url: string, body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(LIMIT_MS);
  return await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function bodyOf(service: string, spans: readonly Span[]): object {
  const resource = { attributes: attributesOf({ 'service.name': service }) };
  const scopeSpans = [{ scope: { name: 'vtc' }, spans: spans.map(written) }];
  return { resourceSpans: [{ resource, scopeSpans }] };
}

function written({ traceId, name, startedAt, seconds, attributes, isFailure }: Span): object {
  const start = BigInt(startedAt.getTime()) * 1_000_000n;
  return {
    traceId,
    spanId: randomBytes(8).toString('hex'),
    name,
    kind: SERVER,
    startTimeUnixNano: String(start),
    endTimeUnixNano: String(start + BigInt(Math.round(seconds * 1e9))),
    attributes: attributesOf(attributes),
    status: isFailure ? { code: ERROR } : {},
  };
}

function attributesOf(values: Record<string, string | number>): object[] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}
