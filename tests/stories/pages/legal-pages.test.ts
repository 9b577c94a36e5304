import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { getLegalTexts, saveLegalTexts } from '#contract/platform/legal.calls.ts';
import { getPublicSettings } from '#contract/platform/settings.calls.ts';
import { saveWaitingTerms } from '#contract/pricing/pricing.calls.ts';
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
        registration: 'Paris',
        evtcNumber: 'EVTC075240817',
        mediatorName: 'Médiation Mobilités',
      },
    });

    const page = await notice();
    expect(page).toContain('Beau &lt;rivage&gt;, SAS au capital de 5 000 €');
    expect(page).toContain('Médiation Mobilités');
    expect(page).toContain('RCS Paris 999 840 218');
    expect(page.match(/EVTC\s075\s240\s817/gu)).toHaveLength(2);
    expect(page).not.toContain('Hébergeur');
    expect((await visitor().opens(legalPages.terms.path)).body).toContain(
      'auprès de Beau &lt;rivage&gt; SAS',
    );
  });

  test('call, write and lead where they name how, and nowhere else', async () => {
    const { driver, visitor, deps } = await openWorld();
    const chloe = await driver('Chloé');
    await chloe.savesSettings({ contactPhone: '01 84 80 12 60', contactEmail: 'bonjour@beaurivage.demo' });
    await chloe.calls(saveCompany, {
      body: {
        insurerName: 'Mutuelle des Quais',
        insurerPhone: '01 55 00 00 17',
        mediatorUrl: 'https://mediation.example/?a=1&b=2',
        hostPhone: 'sur demande',
      },
    });
    const notice = async () => (await visitor().opens(legalPages.notice.path)).body;

    const page = await notice();
    // As it may stand in the database of before its form was checked.
    await deps.db.updateTable('company').set({ mediator_url: 'javascript:alert("1")' }).execute();
    deps.settings.forget();

    for (const link of [
      '<dd><a href="tel:0184801260">01 84 80 12 60</a></dd>',
      '<dd><a href="mailto:bonjour@beaurivage.demo">bonjour@beaurivage.demo</a></dd>',
      '<dd><a href="tel:0155000017">01 55 00 00 17</a></dd>',
      '<dd><a href="https://mediation.example/?a=1&amp;b=2">https://mediation.example/?a=1&amp;b=2</a></dd>',
      '<dd>sur demande</dd>',
    ])
      expect(page).toContain(link);
    expect(await notice()).toContain('<dd>javascript:alert(&quot;1&quot;)</dd>');
  });

  test('say what waiting costs as it is set, and nothing of it before', async () => {
    const { driver, visitor } = await openWorld();
    const chloe = await driver('Chloé');
    const terms = async () => (await visitor().opens(legalPages.terms.path)).body;

    expect(await terms()).not.toContain('d’attente sont offertes');
    await chloe.calls(saveWaitingTerms, { body: { stationMinutes: 60, otherMinutes: 15, price: '0.70' } });

    expect(await terms()).toMatch(
      /15\u00a0minutes d’attente sont offertes, 60 à un aéroport ou une gare\s; chaque minute commencée ensuite coûte 0,70\s€\./u,
    );
  });

  test('are previewed with the facts that their pages say', async () => {
    const { driver, visitor } = await openWorld();
    const chloe = await driver('Chloé');
    await chloe.calls(saveCompany, { body: { legalName: 'Beaurivage', legalForm: 'SAS' } });
    await chloe.savesSettings({ contactEmail: 'bonjour@beaurivage.demo' });

    const { facts } = (await chloe.calls(getLegalTexts)).json();

    expect(facts).toMatchObject({
      entreprise: 'Beaurivage SAS',
      email: 'bonjour@beaurivage.demo',
      médiateur: '',
    });
    const page = (await visitor().opens(legalPages.terms.path)).body;
    for (const fact of [facts.entreprise, facts.email]) expect(page).toContain(fact);
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

  test('an earlier version says from when to when it held, that its facts are of today, and where the one in force is', async () => {
    const { driver, visitor, passes } = await openWorld();
    const chloe = await driver('Chloé');
    const day = 24 * 60;
    passes(8 * day);
    await chloe.signsIn(chloe.email, chloe.password);
    await chloe.calls(saveLegalTexts, { body: { terms: 'Bonne route.' } });
    passes(day);
    await chloe.calls(saveLegalTexts, { body: { terms: 'Bonne route à tous.' } });
    const read = async (version: number) =>
      (await visitor().opens(`${legalPages.terms.path}?version=${version}`)).body;
    const ofToday = 'Les coordonnées et les conditions qui viennent des réglages sont celles d’aujourd’hui.';

    const [first, second, inForce] = [await read(1), await read(2), await read(3)];

    expect(first).toContain('Version 1, en vigueur du 4 mai 2026 au 12 mai 2026');
    expect(first).toContain('<a href="/conditions">Lire la version en vigueur</a>');
    expect(first).toContain('Autres versions : <a href="/conditions?version=2">version 2</a>');
    expect(first).toContain(ofToday);
    expect(second).toContain('Version 2, en vigueur du 12 mai 2026 au 13 mai 2026');
    expect(second).not.toContain(ofToday);
    expect(inForce).toContain('Version 3, en vigueur depuis le 13 mai 2026');
    for (const absent of ['Lire la version en vigueur', ofToday]) expect(inForce).not.toContain(absent);
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

test('every email links the legal pages, once the address of the site is known', async () => {
  const { client, visitor, emails } = await openWorld({ options: { publicUrl: 'https://vtc.example' } });
  const amelie = await client('Amélie');
  await visitor().requestsPasswordReset(amelie.email);
  await expect.poll(() => emails).toHaveLength(1);

  for (const path of ['/mentions-legales', '/conditions', '/confidentialite'])
    expect(emails[0]?.text).toContain(`https://vtc.example${path}`);
});

test('a name that already has its legal form has it once, on every public page', async () => {
  const { driver, visitor } = await openWorld();
  const chloe = await driver('Chloé');
  await chloe.calls(saveCompany, {
    body: { legalName: 'Beaurivage SAS', legalForm: 'SAS', shareCapital: '5 000 €' },
  });

  const pages = await Promise.all(
    ['/', legalPages.notice.path].map(async (path) => (await visitor().opens(path)).body),
  );

  expect((await visitor().calls(getPublicSettings)).json()).toMatchObject({ operatorName: 'Beaurivage SAS' });
  expect(pages[1]).toContain('Beaurivage SAS, au capital de 5 000 €');
  for (const page of pages) expect(page).not.toMatch(/SAS,? SAS/u);
});

test('a capital is in euros, whether the sign was typed or not', async () => {
  const { driver, visitor } = await openWorld();
  const chloe = await driver('Chloé');
  const notice = async (shareCapital: string) => {
    await chloe.calls(saveCompany, { body: { legalName: 'Beaurivage', legalForm: 'SAS', shareCapital } });
    return (await visitor().opens(legalPages.notice.path)).body;
  };

  expect(await notice('5 000')).toContain('SAS au capital de 5 000\u00a0€</dd>');
  expect(await notice('5 000 euros')).toContain('SAS au capital de 5 000 euros</dd>');
});

test('the conditions promise a company its invoice unasked, and everybody else on request', async () => {
  const { visitor } = await openWorld();

  const { body } = await visitor().opens(legalPages.terms.path);

  expect(body).toContain('une facture sur demande, et sans demande pour une entreprise.');
});

test('every public page ends with the operator, the register, its links and how to reach them', async () => {
  const { driver, visitor } = await openWorld();
  const chloe = await driver('Chloé');
  await chloe.savesSettings({ contactPhone: '0184801260', companyAddress: '27 bis avenue, 75012 Paris' });
  await chloe.calls(saveCompany, {
    body: {
      legalName: 'Beaurivage',
      legalForm: 'SAS',
      evtcNumber: 'EVTC075240817',
      mediatorName: 'Médiation Mobilités',
    },
  });

  for (const page of ['/mentions-legales', '/conditions', '/confidentialite']) {
    const [, foot = ''] = (await visitor().opens(page)).body.split('<footer');
    expect(foot).toContain('<b>Beaurivage SAS</b> 27 bis avenue, 75012 Paris · EVTC 075\u00a0240\u00a0817');
    expect(foot.match(/href="\/[^"]+"/gu)).toEqual([
      'href="/mentions-legales"',
      'href="/conditions"',
      'href="/confidentialite"',
      'href="/mentions-legales#mediateur"',
      'href="/tarifs"',
    ]);
    expect(foot).toContain('<a href="tel:0184801260">01 84 80 12 60</a>');
  }
  expect((await visitor().opens('/mentions-legales')).body).toContain('<h2 id="mediateur">');
});
