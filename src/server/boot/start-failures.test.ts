import { expect, test } from 'vitest';
import { outsideFailure } from './start-failures.ts';

const failure = (code: string, path?: string) =>
  Object.assign(new Error(code), { code, ...(path && { path }) });

test.each([
  ['ENOSPC', 'Le disque est plein (/data)'],
  ['EROFS', 'Le disque est en lecture seule (/data)'],
  ['EACCES', 'n’a pas les droits nécessaires (/data)'],
  ['ENOTDIR', 'Le dossier de données n’en est pas un (/data)'],
])('%s names the place and what to do', (code, sentence) => {
  expect(outsideFailure(failure(code, '/data'))).toContain(sentence);
});

test.each([
  ['ECONNREFUSED', 'ne répond pas'],
  ['ENOTFOUND', 'ne répond pas'],
  ['28P01', 'refuse cet utilisateur ou ce mot de passe'],
  ['3D000', 'n’existe pas'],
  ['42501', 'le droit de créer des tables'],
  ['25006', 'est en lecture seule'],
])('%s of a database says what is wrong with DATABASE_URL', (code, sentence) => {
  expect(outsideFailure(failure(code))).toContain(sentence);
  expect(outsideFailure(failure(code))).toMatch(/DATABASE_URL/u);
});

test('a surprise is none of these', () => {
  expect(outsideFailure(new TypeError('x is not a function'))).toBeUndefined();
});
