import type { Call } from '#contract/call.ts';
import { createCell, useCell } from '#web/browser/cell.ts';

const since = createCell<string | undefined>(undefined);

/** Without network the worker answers with what it kept, and says from when; an answer without a date is one of the network. */
export function noteOfflineAnswer(call: Call, cachedAt: string | null): void {
  if (cachedAt === null) since.write(undefined);
  else if (isAboutRides(call)) since.write(older(cachedAt, since.read()));
}

/** When the oldest of the rides on the page were read, as long as the network is away. */
export function useCachedSince(): string | undefined {
  return useCell(since);
}

export function isFromCache(): boolean {
  return since.read() !== undefined;
}

/** The user or the car of an hour ago is still right; rides may have changed. */
function isAboutRides(call: Call): boolean {
  return call.method === 'GET' && call.about === 'rides';
}

function older(one: string, other = one): string {
  return one < other ? one : other;
}
