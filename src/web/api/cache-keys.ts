import type { QueryClient } from '@tanstack/react-query';
import type { AddressArgs, Read, Subject, Write } from '#contract/call.ts';

/** The cache key of a read begins with its subject, so that a change can make a whole subject stale. */
export function keyOf<C extends Read>({ about, path }: C, ...[input]: AddressArgs<C>) {
  return input === undefined ? ([about, path] as const) : ([about, path, input] as const);
}

export function isAbout(subjects: readonly Subject[], queryKey: readonly unknown[]): boolean {
  return subjects.some((subject) => subject === queryKey[0]);
}

/** Refetches what a call made stale. */
export async function refreshAfter(queries: QueryClient, { stales }: Write): Promise<void> {
  await queries.invalidateQueries({ predicate: ({ queryKey }) => isAbout(stales, queryKey) });
}
