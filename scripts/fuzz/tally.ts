import type { Exchange } from './findings.ts';

type Line = { requests: number; classes: Map<string, number>; worstMs: number };

/** Counts responses by feature. */
export function newTally() {
  const lines = new Map<string, Line>();
  const statuses = new Map<string, number>();
  const ways = new Map<string, number>();
  const accepted = new Map<string, boolean>();
  const refusals = new Map<string, Map<string, number>>();

  return {
    add({ operation, way, answer }: Exchange): void {
      const status = 'silence' in answer ? 'silence' : String(answer.status);
      increase(statuses, status);
      increase(ways, way);
      const route = `${operation.method} ${operation.path}`;
      accepted.set(route, accepted.get(route) || /^[23]/u.test(status));
      if (way === 'as it should be' && 'text' in answer && /^4(?!0[13])/u.test(status))
        increase(countsOf(refusals, route), answer.text.slice(0, 160));
      const line = lineOf(lines, operation.part);
      line.requests += 1;
      line.worstMs = Math.max(line.worstMs, answer.ms);
      increase(line.classes, status === 'silence' ? status : `${status[0]}xx`);
    },
    print(): void {
      for (const [name, { requests, classes, worstMs }] of [...lines].toSorted(byName))
        console.log(
          `${name.padEnd(26)} ${String(requests).padStart(7)}  ${listed(classes).padEnd(50)} au pire ${worstMs.toFixed(0)} ms`,
        );
      console.log(`\nRéponses : ${listed(statuses)}`);
      console.log(`Manières : ${listed(ways)}`);
      const never = [...accepted].filter(([, isAccepted]) => !isAccepted).map(([route]) => route);
      console.log(`Routes qui n’ont rien accepté : ${never.length === 0 ? 'aucune' : ''}`);
      for (const route of never) console.log(`  ${route}${mostOften(countsOf(refusals, route))}`);
    },
  };
}

function lineOf(lines: Map<string, Line>, name: string): Line {
  const line = lines.get(name) ?? { requests: 0, classes: new Map(), worstMs: 0 };
  lines.set(name, line);
  return line;
}

function countsOf(refusals: Map<string, Map<string, number>>, route: string): Map<string, number> {
  const counts = refusals.get(route) ?? new Map<string, number>();
  refusals.set(route, counts);
  return counts;
}

/** Why a request that should be right was refused. */
function mostOften(counts: Map<string, number>): string {
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most ? `, le plus souvent : ${most[0]}` : '';
}

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function listed(counts: Map<string, number>): string {
  return [...counts]
    .toSorted(byName)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one.localeCompare(other);
}
