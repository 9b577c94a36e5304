import type { Written } from './draft.ts';
import type { MadeRequest } from './make-request.ts';
import type { Answer, Silence } from './send-request.ts';

export type Exchange = MadeRequest & { answer: Answer | Silence };

type Finding = { count: number; first: Exchange };
export type Findings = Map<string, Finding>;

/** The same fault of the same route is one finding, with its first example. */
export function keepFinding(findings: Findings, fault: string, exchange: Exchange): void {
  const { method, path } = exchange.operation;
  const key = `${fault} — ${method} ${path}`;
  const known = findings.get(key);
  if (known) known.count += 1;
  else findings.set(key, { count: 1, first: exchange });
}

export function describeFinding(key: string, { count, first }: Finding, seed: number): string {
  const { index, actor, way, request, answer } = first;
  return [
    `✗ ${key} (${count} fois)`,
    `  à refaire : FUZZ_SEED=${seed} FUZZ_ONLY=${index} npm run fuzz`,
    `  ${actor}, ${way} : ${request.method} ${shortened(request.path)} ${JSON.stringify(publicHeaders(request))}`,
    `  corps : ${request.body === undefined ? 'aucun' : shortened(JSON.stringify(request.body.toString('latin1')))}`,
    `  réponse : ${'silence' in answer ? answer.silence : `${answer.status} ${shortened(answer.text)}`}`,
  ].join('\n');
}

function publicHeaders({ headers }: Written): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, shortened(value)]));
}

function shortened(text: string): string {
  return text.length > 600 ? `${text.slice(0, 600)}… (${text.length} caractères)` : text;
}
