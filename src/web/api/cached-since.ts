import type { Call } from '#contract/call.ts';
import { createCell, useCell } from '#web/browser/cell.ts';

const since = createCell<string | undefined>(undefined);

/** The worker adds the date to the responses from its cache; one without a date came from the network. */
export function noteOfflineAnswer(call: Call, cachedAt: string | null): void {
  if (cachedAt === null) since.write(undefined);
  else if (isAboutRides(call)) since.write(older(cachedAt, since.read()));
}

/** When the oldest of the rides on the page were read; undefined while online. */
export function useCachedSince(): string | undefined {
  return useCell(since);
}

export function isFromCache(): boolean {
  return since.read() !== undefined;
}

/** Only rides go stale; the user and the vehicle hardly change. */
function isAboutRides(call: Call): boolean {
  return call.method === 'GET' && call.about === 'rides';
}

function older(one: string, other = one): string {
  return one < other ? one : other;
}
