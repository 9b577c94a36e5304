import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { saveCompany } from '#contract/company.calls.ts';
import { getLegalTexts, saveLegalTexts } from '#contract/legal.calls.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { openWorld } from '#tests/support/world.ts';

const pathsOf = Object.values(legalPages).map(({ path }) => path);

describe('the legal pages', () => {
  test.each(pathsOf)('%s is a page for everybody, without a script', async (path) => {
    const { visitor } = await openWorld();

    const page = await visitor().opens(path);

    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self' 'sha256-/u,
    );
    expect(page.body).not.toContain('<script');
    expect(page.body).not.toMatch(/undefined|null|\{\w+\}/u);
    for (const other of pathsOf) expect(page.body).toContain(`href="${other}"`);
  });

  test('are written from the company; what was not given leaves no empty label', async () => {
    const { driver, visitor } = await openWorld();
    const chloe = await driver('Chloé');
    const notice = async () => (await visitor().opens(legalPages.notice.path)).body;

    expect(await notice()).not.toContain('Médiateur');
    await chloe.calls(saveCompany, {
      body: {
        legalName: 'Beau <rivage>',
        legalForm: 'SAS',
        shareCapital: '5 000 €',
        siren: '999840218',
        mediatorName: 'Médiation Mobilités',
      },
    });

    const page = await notice();
    expect(page).toContain('Beau &lt;rivage&gt;, SAS au capital de 5 000 €');
    expect(page).toContain('Médiation Mobilités');
    expect(page).not.toContain('Hébergeur');
    expect((await visitor().opens(legalPages.terms.path)).body).toContain(
      'auprès de Beau &lt;rivage&gt; SAS',
    );
  });

  test('a changed text is a new version; the one before stays readable, and orders keep theirs', async () => {
    const { driver, client, visitor, deps } = await openWorld();
    const [chloe, amelie] = [await driver('Chloé'), await client('Amélie')];
    const versionsOfOrders = async () => {
      const { rows } = await sql<{ terms_version: number }>`
        select terms_version from rides order by number`.execute(deps.db);
      return rows.map(({ terms_version }) => terms_version);
    };
    const first = (await chloe.calls(getLegalTexts)).json().terms;
    expect(first.version).toBe(1);
    await amelie.books();

    await chloe.calls(saveLegalTexts, { body: { terms: first.body } });
    expect((await chloe.calls(getLegalTexts)).json().terms.version).toBe(1);
    const saved = await chloe.calls(saveLegalTexts, { body: { terms: '# Une page\n\nBonne <b>route</b>.' } });
    await amelie.books();

    expect(saved.json().terms).toMatchObject({ version: 2, body: '# Une page\n\nBonne <b>route</b>.' });
    expect(saved.json().privacy.version).toBe(1);
    expect(await versionsOfOrders()).toEqual([1, 2]);
    const page = (await visitor().opens(legalPages.terms.path)).body;
    expect(page).toContain('Bonne &lt;b&gt;route&lt;/b&gt;.');
    expect(page).toContain('Version 2, en vigueur depuis le');
    expect((await visitor().opens(`${legalPages.terms.path}?version=1`)).body).toContain('1. Objet');
    expect((await visitor().opens(`${legalPages.terms.path}?version=3`)).statusCode).toBe(404);
  });

  test.each([{ terms: '' }, { terms: '  ' }, { privacy: 'x'.repeat(40_001) }, { terms: 7 }, { notice: 'x' }])(
    'refuse %j',
    async (body) => {
      const { driver } = await openWorld();
      const chloe = await driver('Chloé');

      expect((await chloe.sends('PATCH', saveLegalTexts.path, { body })).statusCode).toBe(400);
    },
  );
});
