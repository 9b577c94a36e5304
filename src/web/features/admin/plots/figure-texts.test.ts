import { describe, expect, test } from 'vitest';
import type { JobView } from '#contract/platform/service-state.ts';
import { isJobInTrouble } from '../attention.ts';
import { axisEuroText, growthText, percentText, waitText } from './figure-texts.ts';

const plain = (text: string | undefined) => text?.replace(/\s/gu, ' ');

describe('figures', () => {
  test.each([
    [40, '40 s'],
    [220, '3 min 40'],
    [300, '5 min'],
    [4000, '1 h 07'],
  ])('a wait of %i seconds reads %s', (seconds, text) => {
    expect(plain(waitText(seconds))).toBe(text);
  });

  test.each([
    [110, 100, '+ 10 %'],
    [90, 100, '− 10 %'],
    [100, 100, '0 %'],
    [5, 0, undefined],
  ])('%i after %i grew by %s', (now, before, text) => {
    expect(plain(growthText(now, before))).toBe(text);
  });

  test('a small share is not written as zero', () => {
    expect(plain(percentText(3, 721))).toBe('0,4 %');
    expect(plain(percentText(1, 2961))).toBe('< 0,1 %');
    expect(plain(percentText(0, 0))).toBe('0 %');
  });

  test('an axis counts in thousands', () => {
    expect(plain(axisEuroText(2500))).toBe('2,5 k€');
    expect(plain(axisEuroText(800))).toBe('800 €');
  });
});

describe('a job', () => {
  const now = new Date('2026-05-04T10:00:00Z');
  const job: JobView = {
    name: 'sweep',
    everySeconds: 60,
    startedAt: '2026-05-04T09:59:30Z',
    finishedAt: null,
    outcome: '',
    failures: 0,
    error: null,
  };

  test('that ran lately is healthy, and so is one that never ran yet', () => {
    expect(isJobInTrouble(job, now)).toBe(false);
    expect(isJobInTrouble({ ...job, startedAt: null }, now)).toBe(false);
  });

  test('that failed, or stopped running, has a problem', () => {
    expect(isJobInTrouble({ ...job, failures: 1 }, now)).toBe(true);
    expect(isJobInTrouble({ ...job, startedAt: '2026-05-04T09:50:00Z' }, now)).toBe(true);
  });
});
