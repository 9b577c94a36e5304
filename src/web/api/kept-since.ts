import { createCell, useCell } from '#web/browser/cell.ts';

/** Who is there, or what drives, does not grow old; rides do. */
const AGEING = '/api/rides';

const since = createCell<string | undefined>(undefined);

/** Without network the worker answers with what it kept, and says from when; an answer without a date is one of the network. */
export function noteAnswer(path: string, keptAt: string | null): void {
  if (keptAt === null) since.write(undefined);
  else if (path.startsWith(AGEING)) since.write(older(keptAt, since.read()));
}

/** When the oldest of the rides on the page were read, as long as the network is away. */
export function useKeptSince(): string | undefined {
  return useCell(since);
}

export function isFromKeep(): boolean {
  return since.read() !== undefined;
}

function older(one: string, other = one): string {
  return one < other ? one : other;
}
