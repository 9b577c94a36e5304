import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { name: 'one', label: 'Un', panel: <input aria-label="Texte" /> },
  { name: 'two', label: 'Deux', count: 3, panel: 'Le deuxième' },
  { name: 'three', label: 'Trois', panel: 'Le troisième' },
];

function Example() {
  const [active, setActive] = useState('one');
  return <Tabs label="Exemple" tabs={tabs} active={active} onChange={setActive} />;
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  test('show the panel of the one that is chosen', async () => {
    render(<Example />);

    await userEvent.click(screen.getByRole('tab', { name: 'Trois' }));

    expect(screen.getByRole('tabpanel', { name: 'Trois' })).toHaveTextContent('Le troisième');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  test('keep what was typed in a panel that is left', async () => {
    render(<Example />);
    await userEvent.type(screen.getByLabelText('Texte'), 'Bonjour');

    await userEvent.click(screen.getByRole('tab', { name: 'Trois' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Un' }));

    expect(screen.getByLabelText('Texte')).toHaveValue('Bonjour');
  });

  test.each([
    ['{ArrowRight}', 'Deux3'],
    ['{ArrowLeft}', 'Trois'],
    ['{End}', 'Trois'],
    ['{End}{Home}', 'Un'],
    ['{End}{ArrowRight}', 'Un'],
  ])('are navigated by keyboard: %s leads to %s', async (keys, label) => {
    render(<Example />);
    screen.getByRole('tab', { name: 'Un' }).focus();

    await userEvent.keyboard(keys);

    expect(selected()).toBe(label);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  });

  test('are one stop for the Tab key', () => {
    render(<Example />);

    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);

    expect(stops).toHaveLength(1);
  });

  test('fade only on the side where more is hidden', () => {
    render(<Example />);
    const list = screen.getByRole('tablist');
    const wide = (scrollWidth: number, scrollLeft: number) => {
      Object.defineProperties(list, {
        scrollWidth: { value: scrollWidth, configurable: true },
        clientWidth: { value: 300, configurable: true },
        scrollLeft: { value: scrollLeft, configurable: true },
      });
      fireEvent.scroll(list);
      return list.dataset.hidden;
    };

    expect(wide(300, 0)).toBe('');
    expect(wide(500, 0)).toBe('end');
    expect(wide(500, 100)).toBe('start end');
    expect(wide(500, 200)).toBe('start');
  });
});
