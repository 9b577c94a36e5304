import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#web/text/api-error.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { missingFields } from './missing-fields.ts';
import { useForm } from './use-form.ts';

type Values = { name: string; town: string };

type Props = { submit: (values: Values, changes: Partial<Values>) => Promise<unknown>; stored?: Values };

function Example({ submit, stored = { name: '', town: '' } }: Props) {
  const { form, field, error, pending } = useForm({
    initial: stored,
    check: (values) => missingFields(values, ['name', 'town']),
    submit,
    fallback: 'Impossible.',
  });
  return (
    <form {...form}>
      {error && <p role="alert">{error}</p>}
      <TextField {...field('name')} label="Nom" />
      <TextField {...field('town')} label="Ville" />
      <button type="submit">{pending ? 'Envoi...' : 'Envoyer'}</button>
    </form>
  );
}

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('Nom'), 'Durand');
  await userEvent.type(screen.getByLabelText('Ville'), 'Paris');
  await userEvent.click(screen.getByRole('button'));
}

describe('a form', () => {
  test('sends what was typed', async () => {
    const submit = vi.fn(async () => undefined);
    render(<Example submit={submit} />);

    await fillAndSend();

    const typed = { name: 'Durand', town: 'Paris' };
    expect(submit).toHaveBeenCalledExactlyOnceWith(typed, typed);
  });

  test('shows what is stored until something is typed over it, and sends the difference too', async () => {
    const submit = vi.fn(async () => undefined);
    const { rerender } = render(<Example submit={submit} stored={{ name: 'Durand', town: 'Lyon' }} />);

    await userEvent.type(screen.getByLabelText('Nom'), '-Morel');
    rerender(<Example submit={submit} stored={{ name: 'Petit', town: 'Paris' }} />);
    await userEvent.click(screen.getByRole('button'));

    expect(screen.getByLabelText('Nom')).toHaveValue('Durand-Morel');
    expect(submit).toHaveBeenCalledExactlyOnceWith(
      { name: 'Durand-Morel', town: 'Paris' },
      { name: 'Durand-Morel' },
    );
  });

  test('is not sent while something is missing, and focuses the first empty field', async () => {
    const submit = vi.fn(async () => undefined);
    render(<Example submit={submit} />);
    await userEvent.type(screen.getByLabelText('Nom'), 'Durand');

    await userEvent.click(screen.getByRole('button'));

    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs');
    expect(screen.getByLabelText('Ville')).toHaveFocus();
    expect(screen.getByLabelText('Ville')).toHaveAccessibleDescription('Ce champ est obligatoire.');
    expect(screen.getByLabelText('Nom')).not.toHaveAttribute('aria-invalid');
  });

  test('clears the error of a field that is being corrected, without moving the focus', async () => {
    render(<Example submit={async () => undefined} />);
    await userEvent.click(screen.getByRole('button'));

    await userEvent.type(screen.getByLabelText('Nom'), 'Du');

    expect(screen.getByLabelText('Nom')).toHaveFocus();
    expect(screen.getByLabelText('Nom')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Ville')).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows its message in sight, where no field is wrong', async () => {
    const scrolled: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolled.push(this.textContent);
    });
    render(<Example submit={() => Promise.reject(new ApiError('Network error', { status: 0 }))} />);

    await fillAndSend();

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(scrolled).toEqual(['Impossible.']);
    vi.restoreAllMocks();
  });

  test('has no message any more once each field that it is about was corrected', async () => {
    render(<Example submit={async () => undefined} />);
    await userEvent.click(screen.getByRole('button'));

    await userEvent.type(screen.getByLabelText('Nom'), 'Durand');
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Ville'), 'Paris');

    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is sent once however often it is submitted meanwhile', async () => {
    let answer = () => {};
    const submit = vi.fn(() => new Promise<void>((done) => (answer = done)));
    render(<Example submit={submit} />);

    await fillAndSend();
    await userEvent.click(screen.getByRole('button', { name: 'Envoi...' }));
    await act(async () => answer());

    expect(submit).toHaveBeenCalledOnce();
  });

  test('can be sent again after a failure, which it shows', async () => {
    const submit = vi.fn(async () => {
      throw new ApiError('Network error', { status: 0 });
    });
    render(<Example submit={submit} />);

    await fillAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent('Impossible.');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

    expect(submit).toHaveBeenCalledTimes(2);
  });

  test('shows the messages of the server under their fields', async () => {
    const fields = { town: 'Cette ville est inconnue.' };
    const refusal = new ApiError('Non.', { status: 400, sentence: 'Non.', fields });
    render(<Example submit={() => Promise.reject(refusal)} />);

    await fillAndSend();

    await waitFor(() => expect(screen.getByLabelText('Ville')).toHaveFocus());
    expect(screen.getByLabelText('Ville')).toHaveAccessibleDescription('Cette ville est inconnue.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
