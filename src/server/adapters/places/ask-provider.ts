import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { isTimeout } from '../is-timeout.ts';
import { ProviderFailure, ProviderRefusal } from './provider-error.ts';

const PROVIDER_LIMIT_MS = 3000;

export type ProviderOptions = { baseUrl: string; limitMs?: number | undefined };

/** Calls a service and validates its answer. Errors never contain the request. */
export async function askProvider<Shape extends $ZodType>(
  { baseUrl, limitMs = PROVIDER_LIMIT_MS }: ProviderOptions,
  path: string,
  query: Record<string, string>,
  shape: Shape,
): Promise<z.output<Shape>> {
  const url = new URL(`${baseUrl.replace(/\/+$/u, '')}${path}?${new URLSearchParams(query)}`);
  const signal = AbortSignal.timeout(limitMs);
  const result = z.safeParse(shape, await readJson(url, signal));
  if (!result.success) throw new ProviderFailure('unexpected answer');
  return result.data;
}

async function readJson(url: URL, signal: AbortSignal): Promise<unknown> {
  const answer = await orFailure(fetch(url, { signal }), 'unreachable');
  if (answer.status === 400 || answer.status === 404) throw new ProviderRefusal(`status ${answer.status}`);
  if (!answer.ok) throw new ProviderFailure(`status ${answer.status}`);
  return await orFailure(answer.json(), 'unreadable answer');
}

async function orFailure<Result>(work: Promise<Result>, reason: string): Promise<Result> {
  return await work.catch((error: unknown) => {
    throw new ProviderFailure(isTimeout(error) ? 'too slow' : reason);
  });
}
