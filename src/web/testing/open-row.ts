import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the row of a finished ride. */
export async function openRow(user: UserEvent, number: number): Promise<void> {
  await user.click(await screen.findByRole('button', { name: new RegExp(`n°\\s${number}\\D`, 'u') }));
}
