import { createCell, useCell } from './cell.ts';

/** On unless switched off on this device; without storage the choice lasts as long as the page. */
function deviceChoice(key: string) {
  const cell = createCell(isOn(key));
  const write = (on: boolean) => {
    cell.write(on);
    keep(key, on);
  };
  return { cell, write };
}

const sound = deviceChoice('request-sound');
const sheet = deviceChoice('request-sheet');

/** The sound of a new request. */
export const useSoundChoice = () => useCell(sound.cell);
export const chooseSound = sound.write;

/** The sheet of a new request, over whatever is open on a phone. */
export const useSheetChoice = () => useCell(sheet.cell);
export const chooseSheet = sheet.write;

function isOn(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

function keep(key: string, on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // The choice then lasts as long as the page.
  }
}
