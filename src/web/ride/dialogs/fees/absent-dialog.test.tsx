import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accepted } from '#web/testing/rides.ts';
import { show } from '#web/testing/show.tsx';
import { AbsentDialog } from './absent-dialog.tsx';

test.each([
  [100, /C’est définitif\s; vous pourrez renoncer aux frais\.$/u],
  [0, /C’est définitif\.$/u],
])('an absence that costs %i percent says what follows', (absencePercent, words) => {
  const ride = { ...accepted, cancellationTerms: { freeHours: 24, latePercent: 50, absencePercent } };

  show(<AbsentDialog ride={ride} open onClose={() => {}} onDone={() => {}} now={new Date()} />);

  expect(screen.getByText(/^La course est annulée et le client en est averti\./u)).toHaveTextContent(words);
  expect(screen.queryByText('Dû par le client') !== null).toBe(absencePercent > 0);
});
