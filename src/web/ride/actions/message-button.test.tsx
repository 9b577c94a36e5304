import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { countUnread, listRideMessages } from '#contract/people/chat.calls.ts';
import { closeChat } from '#web/signals/chat-request.ts';
import { answer } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { accepted, asked, completed, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const button = { name: /^Message/u };

afterEach(closeChat);

describe('the message button of a ride', () => {
  test('shows a client the unread count, and opens the conversation', async () => {
    keepRides(accepted);
    answer(countUnread, { general: 0, rides: { [accepted.id]: 3 }, total: 3 });
    answer(listRideMessages, []);
    const { user } = visit('/dashboard/client?onglet=en-cours', { as: amelie });

    await user.click(await screen.findByRole('button', { name: /^Message\s*, 3\smessages non lus$/u }));

    expect(await screen.findByRole('dialog', { name: 'Conversation avec Chloé' })).toBeVisible();
  }, 20_000);

  test('is shown to every driver while the ride is pending', async () => {
    keepRides(asked);
    answer(listRideMessages, []);
    const { user } = visit('/pending-rides', { as: chloe });

    await user.click(await screen.findByRole('button', button));

    expect(await screen.findByRole('dialog', { name: 'Conversation avec Amélie Durand' })).toBeVisible();
  });

  test('stays after the ride, for lost property', async () => {
    keepRides(completed);
    visit('/history', { as: amelie });

    expect(await screen.findByRole('button', button)).toBeVisible();
  });

  test('disappears with a cancelled ride, unless it has unread messages', async () => {
    keepRides({ ...accepted, status: 'cancelled' }, { ...accepted, id: 'ride-13', status: 'rejected' });
    answer(countUnread, { general: 0, rides: { 'ride-13': 1 }, total: 1 });
    visit('/history', { as: amelie });

    expect(await screen.findByRole('button', { name: /^Message\s*, 1\smessage non lu$/u })).toBeVisible();
    expect(screen.getAllByRole('button', button)).toHaveLength(1);
  });

  test('is not shown to the admin, who may not read the chat', async () => {
    keepRides(asked);
    visit('/pending-rides', { as: { ...amelie, id: 'ines', role: 'admin' } });

    await screen.findByRole('article');

    expect(screen.queryByRole('button', button)).toBeNull();
  });
});
