import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusHome } from './use-focus-home.ts';

function Page({ children }: { children: ReactNode }) {
  useFocusHome();

  return <main>{children}</main>;
}

function Leaving({ how }: { how: 'removed' | 'hidden' }) {
  const [gone, setGone] = useState(false);
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setGone(true);
    // As browsers do; jsdom leaves the focus on a hidden button.
    if (how === 'hidden') currentTarget.blur();
  };

  return (
    <section aria-label="Courses">
      {!(gone && how === 'removed') && (
        <button type="button" hidden={gone && how === 'hidden'} onClick={leave}>
          Refuser
        </button>
      )}
    </section>
  );
}

test.each(['removed', 'hidden'] as const)(
  'the focus of a button that is %s goes to the part around it',
  async (how) => {
    render(
      <Page>
        <Leaving how={how} />
      </Page>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Refuser' }));

    await waitFor(() => expect(screen.getByRole('region', { name: 'Courses' })).toHaveFocus());
  },
);

test('a part that is gone too leaves the focus to the page’s content', async () => {
  const shown = (open: boolean) => (
    <Page>
      {open && (
        <dialog open>
          <button type="button">Fermer</button>
        </dialog>
      )}
    </Page>
  );
  const { rerender } = render(shown(true));
  screen.getByRole('button', { name: 'Fermer' }).focus();

  rerender(shown(false));

  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a press beside everything is no loss', async () => {
  render(
    <Page>
      <button type="button">Refuser</button>
      <p>Texte</p>
    </Page>,
  );
  screen.getByRole('button', { name: 'Refuser' }).focus();

  await userEvent.click(screen.getByText('Texte'));
  screen.getByText('Texte').append('!');
  await new Promise((done) => setTimeout(done, 50));

  expect(document.body).toHaveFocus();
});
