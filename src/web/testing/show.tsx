// For the types of the matchers, which the setup file registers.
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useState } from 'react';
import { createQueryClient } from '#web/api/query-client.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { map, settings } from './people.ts';

const pageState = { settings, stripeEnabled: false, map };

/** Renders a part of the application with its toasts. Failed queries are not retried. */
export function show(part: ReactNode) {
  const queries = createQueryClient();
  const { queries: reads, ...others } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...others, queries: { ...reads, retry: false } });
  render(
    <PageStateContext value={pageState}>
      <QueryClientProvider client={queries}>
        {part}
        <Toasts />
      </QueryClientProvider>
    </PageStateContext>,
  );
  return { queries, user: userEvent.setup() };
}

type Props = { button: string; dialog: ComponentType<{ open: boolean; onClose: () => void }> };

/** An open dialog, and the button that opens it again. */
export function OpenDialog({ button, dialog: Dialog }: Props) {
  const [open, setOpen] = useState(true);

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {button}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
