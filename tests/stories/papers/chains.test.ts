import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anchorsIn } from '#server/chains/anchors.ts';
import { eraseOldDocuments, signatureOf } from '#server/chains/documents.ts';
import { verifyDocuments } from '#server/chains/verify-documents.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const CHAIN = 'vouchers';

/** Six documents, kept for one to six days. */
async function openChained() {
  const world = await openWorld();
  for (let number = 1; number <= 6; number += 1) await append(world, number);
  return world;
}

async function append({ deps: { db, secrets, clock } }: World, number: number): Promise<void> {
  const content = `document ${number}`;
  const until = new Date(clock().getTime() + number * 24 * 3_600_000);
  await sql`select append_document(${CHAIN}, ${`N-${number}`}, ${clock()}, ${signatureOf(secrets, CHAIN, content)},
    ${content}, ${until})`.execute(db);
}

async function verify({ deps: { db, secrets } }: World, anchors = [] as { chain: string; lastId: number }[]) {
  const reports = await verifyDocuments(db, secrets, anchors);
  return reports.find(({ chain }) => chain === CHAIN);
}

async function withoutGuards({ deps }: World): Promise<void> {
  for (const table of ['chain_lines', 'chain_documents', 'bills'])
    await sql`alter table ${sql.table(table)} disable trigger all`.execute(deps.db);
}

describe('a chain of documents', () => {
  test('follows from its first line to its last, with every document', async () => {
    const world = await openChained();

    expect(await verify(world)).toEqual({
      chain: CHAIN,
      lines: 6,
      brokenAt: undefined,
      notAnchored: 6,
      erased: 0,
    });
  });

  test('stays in line when many write at once', async () => {
    const world = await openWorld();

    await Promise.all(Array.from({ length: 40 }, (_, number) => append(world, number)));

    expect(await verify(world)).toMatchObject({ lines: 40, brokenAt: undefined });
  });

  test.each([
    ['a line is changed', sql`update chain_lines set number = 'x' where id = 2`],
    ['a line is removed', sql`delete from chain_lines where id = 6`],
    ['the lines are emptied', sql`truncate chain_lines cascade`],
    ['a document is changed', sql`update chain_documents set content = 'x' where id = 2`],
    [
      'a document is erased before its time',
      sql`update chain_documents set content = null, erased_at = '2020-01-01'`,
    ],
    ['a document is kept longer', sql`update chain_documents set kept_until = now() + interval '9 years'`],
    ['a document is removed', sql`delete from chain_documents where id = 6`],
    ['the documents are emptied', sql`truncate chain_documents`],
  ])('refuses that %s', async (_, statement) => {
    const { deps } = await openChained();

    await expect(statement.execute(deps.db)).rejects.toThrow(/append-only|not changed/u);
  });

  test.each([
    ['a document is changed', sql`update chain_documents set content = 'document 9' where id = 4`, 4],
    ['a document is removed', sql`delete from chain_documents where id = 3`, 3],
    [
      'two documents change places',
      sql`update chain_documents one set content = (select content from chain_documents where id = 7 - one.id)
        where id in (2, 5)`,
      2,
    ],
    ['a line is changed', sql`update chain_lines set at = at + interval '1 day' where id = 4`, 4],
    ['a number is changed', sql`update chain_lines set number = 'N-9' where id = 5`, 5],
    ['a line is removed', sql`delete from chain_lines where id = 3`, 3],
    [
      'two lines change places',
      sql`update chain_lines one set (number, mark, hash) = (
        select number, mark, hash from chain_lines where id = 7 - one.id) where id in (2, 5)`,
      2,
    ],
    ['the last line is cut off', sql`delete from chain_lines where id = 6`, 6],
    ['the head is put back', sql`update chains set last_id = 5 where name = 'vouchers'`, 7],
  ])('shows that %s, even by an owner of the database', async (_, statement, line) => {
    const world = await openChained();
    await withoutGuards(world);

    await statement.execute(world.deps.db);

    expect((await verify(world))?.brokenAt).toBe(line);
  });

  test('shows that its end was cut off together with its head, by the end that was noted before', async () => {
    const world = await openChained();
    const { db } = world.deps;
    const noted = await anchorsIn(db);
    await withoutGuards(world);

    await sql`delete from chain_documents where id > 4`.execute(db);
    await sql`delete from chain_lines where id > 4`.execute(db);
    await sql`update chains set last_id = 4, last_hash = hash, last_mark = mark from chain_lines
      where name = chain and id = 4`.execute(db);

    expect((await verify(world))?.brokenAt).toBeUndefined();
    expect((await verify(world, noted))?.brokenAt).toBe(5);
  });

  test('shows that it was removed altogether, by the end that was noted before', async () => {
    const world = await openChained();
    const noted = await anchorsIn(world.deps.db);
    await withoutGuards(world);

    await sql`truncate chain_documents, chain_lines, chains cascade`.execute(world.deps.db);

    expect((await verify(world, noted))?.brokenAt).toBe(1);
  });

  test('cannot be written anew without the secret key', async () => {
    const { deps } = await openChained();
    const stranger = secretBox('another secret key of at least 32 chars');

    const reports = await verifyDocuments(deps.db, stranger);

    expect(reports.find(({ chain }) => chain === CHAIN)?.brokenAt).toBe(1);
  });

  test('is proved without the documents that were erased when their time was over', async () => {
    const world = await openChained();
    const { db, clock } = world.deps;

    world.passes(2.5 * 24 * 60);
    const erased = await eraseOldDocuments(db, CHAIN, clock());
    const again = await eraseOldDocuments(db, CHAIN, clock());

    expect([erased, again]).toEqual([2, 0]);
    expect(await verify(world)).toMatchObject({ lines: 6, erased: 2, brokenAt: undefined });
    const left = await db.selectFrom('chain_documents').selectAll().orderBy('id').execute();
    expect(left.map(({ content }) => content)).toEqual([
      null,
      null,
      ...['document 3', 'document 4', 'document 5', 'document 6'],
    ]);
    expect(left[0]?.erased_at).toEqual(clock());
  });
});
