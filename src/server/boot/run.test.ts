import { expect, test } from 'vitest';
import { StartRefused } from '#server/environment/start-refused.ts';
import { AppError } from '#server/http/errors.ts';
import { sentenceForOperator } from './run.ts';

test('a refusal is one sentence for the operator', () => {
  expect(sentenceForOperator(new StartRefused('Le port 3000 est déjà pris.'))).toBe(
    'Le port 3000 est déjà pris.',
  );
  expect(sentenceForOperator(new AppError('email_taken'))).toBe(
    'Un compte existe déjà avec cette adresse email.',
  );
});

test('a surprise keeps the stack that explains it', () => {
  expect(sentenceForOperator(new Error('disk full'))).toMatch(
    /^Le démarrage a échoué\.\nError: disk full\n {4}at /u,
  );
});
