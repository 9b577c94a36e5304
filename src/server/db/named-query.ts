import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { AnnouncingPool } from './announcing-pool.ts';
import type { Db, Tables } from './schema.ts';

/** Runs in a transaction or by itself; straight on the pool it is a third cheaper, for what every request asks. */
export type NamedQuery<Row> = (on: Db | AnnouncingPool, ...values: unknown[]) => Promise<Row[]>;

const names = new Map<string, string>();

/** Writes statements down without a database, for those that are written once and run often. */
export const writer = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * For the few statements of almost every request: PostgreSQL parses and plans them once per connection. They name every
 * column: a migration that adds one must not break the plans of an instance that still runs.
 */
export function namedQuery<Row>(name: string, text: string): NamedQuery<Row> {
  names.set(text, name);
  const statement = CompiledQuery.raw(text);
  return async (on, ...parameters) => {
    if (on instanceof AnnouncingPool) {
      const { rows } = await on.query({ name, text, values: parameters });
      on.announce(rows);
      return rows;
    }
    return (await on.executeQuery<Row>({ ...statement, parameters })).rows;
  };
}

/** For a statement of a few shapes: each is prepared when it is first needed. */
export function namedQueries<Row>(name: string): (text: string) => NamedQuery<Row> {
  const shapes = new Map<string, NamedQuery<Row>>();
  return (text) => {
    const shape = shapes.get(text) ?? namedQuery<Row>(`${name}-${shapes.size + 1}`, text);
    shapes.set(text, shape);
    return shape;
  };
}

/** Under which name a statement is prepared; undefined for one that is sent as it is. */
export function nameOf(text: string): string | undefined {
  return names.get(text);
}
