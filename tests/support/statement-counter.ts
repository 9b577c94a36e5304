import pg from 'pg';
import { onTestFinished, vi } from 'vitest';

type Method = (this: pg.Client, ...given: unknown[]) => unknown;

/** Counts every statement this process sends to PostgreSQL, on any connection, until the test ends. */
export function countStatements() {
  const texts: string[] = [];
  let underWay = 0;
  const finish = () => {
    underWay -= 1;
  };

  watch('query', (statement) => texts.push(textOf(statement)));
  watch('connect', () => {});

  function watch(name: 'query' | 'connect', note: (given: unknown) => void): void {
    const original = pg.Client.prototype[name] as Method;
    const watched: Method = function (...given) {
      note(given[0]);
      underWay += 1;
      const answer = original.apply(this, given.map(afterwards));
      if (answer instanceof Promise) answer.then(finish, finish);
      return answer;
    };
    const spy = vi.spyOn(pg.Client.prototype, name).mockImplementation(watched as never);
    onTestFinished(() => spy.mockRestore());
  }

  /** The pool passes a callback, all other callers await. */
  function afterwards(given: unknown): unknown {
    if (typeof given !== 'function') return given;
    return (...answer: unknown[]) => {
      finish();
      given(...answer);
    };
  }

  return {
    texts,
    /** Resolves once all statements, and those that follow from them, have been answered. */
    async quiet(): Promise<void> {
      for (let calm = 0; calm < 20; calm += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (underWay > 0) calm = 0;
      }
    },
  };
}

/** Statements of a request: those of connections, announcements and heartbeats come at any time. */
export function isOfRequest(text: string): boolean {
  return !/pg_notify|pg_snapshot_xmin|pg_backend_pid|statement_timeout|^listen /u.test(text);
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return (statement as { text?: string }).text ?? '';
}
