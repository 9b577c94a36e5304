import type { Env } from '#server/environment/env.ts';
import type { Traces } from '#server/ports/traces.ts';

type Log = { warn(details: object, message: string): void };

/** The exporter is loaded only when an endpoint is set. */
export async function tracesFrom(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service }: Env,
  log: Log,
): Promise<Traces | undefined> {
  if (endpoint === undefined) return undefined;
  const { otlpTraces } = await import('#server/adapters/otlp-traces.ts');
  return otlpTraces({ endpoint, service, log });
}
