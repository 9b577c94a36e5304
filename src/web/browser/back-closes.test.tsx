import { act, getConfig, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { useBackCloses, useClosedLayers } from './back-closes.ts';

function Layer({ name, onClose }: { name: string; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  useClosedLayers();
  useBackCloses(open, onClose ?? (() => setOpen(false)));

  return (
    <button type="button" aria-pressed={open} onClick={() => setOpen(!open)}>
      {name}
    </button>
  );
}

const { asyncWrapper } = getConfig();
const layer = (name: string) => screen.getByRole('button', { name });
const settled = () => asyncWrapper(() => new Promise((done) => setTimeout(done, 200)));

async function back() {
  history.back();
  await settled();
}

/** Starts on a page of its own, after another one. */
function arrive() {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/page');
}

test('Back closes what was opened last, then what was opened before, then leaves', async () => {
  arrive();
  render(
    <>
      <Layer name="dialog" />
      <Layer name="question" />
    </>,
  );
  await userEvent.click(layer('dialog'));
  await userEvent.click(layer('question'));

  await back();
  expect(layer('question')).toHaveAttribute('aria-pressed', 'false');
  expect(layer('dialog')).toHaveAttribute('aria-pressed', 'true');
  expect(location.pathname).toBe('/page');

  await back();
  expect(layer('dialog')).toHaveAttribute('aria-pressed', 'false');
  expect(location.pathname).toBe('/page');

  await back();
  expect(location.pathname).toBe('/before');
});

test('what is closed on the page leaves nothing behind for Back', async () => {
  arrive();
  render(<Layer name="dialog" />);
  await userEvent.click(layer('dialog'));
  await userEvent.click(layer('dialog'));
  await settled();

  await back();

  expect(location.pathname).toBe('/before');
});

test('what opens while something closes stays open', async () => {
  arrive();
  render(
    <>
      <Layer name="dialog" />
      <Layer name="question" />
    </>,
  );
  await userEvent.click(layer('dialog'));
  act(() => layer('dialog').click());
  act(() => layer('question').click());
  await settled();

  expect(layer('question')).toHaveAttribute('aria-pressed', 'true');
  await back();
  expect(layer('question')).toHaveAttribute('aria-pressed', 'false');
  expect(location.pathname).toBe('/page');
});

test('what may not close yet stays, and the next Back asks again', async () => {
  arrive();
  const onClose = vi.fn();
  render(<Layer name="order" onClose={onClose} />);
  await userEvent.click(layer('order'));

  await back();
  await back();

  expect(onClose).toHaveBeenCalledTimes(2);
  expect(location.pathname).toBe('/page');
});

test('after a reload nothing is open, and Back needs no press more', async () => {
  arrive();
  history.pushState({ depth: 1 }, '');
  render(<Layer name="dialog" />);
  await settled();

  await back();

  expect(location.pathname).toBe('/before');
});

test('a page that replaces the one with something open takes its place', async () => {
  arrive();
  render(<Layer name="login" />);
  await userEvent.click(layer('login'));
  navigate('/home', { replace: true });
  await userEvent.click(layer('login'));
  await settled();

  expect(location.pathname).toBe('/home');
  await back();
  expect(location.pathname).toBe('/before');
});
