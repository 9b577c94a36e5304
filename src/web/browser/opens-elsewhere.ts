type Pressed = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A link pressed with one of these keys opens in another tab or window, and leaves this page as it is. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey }: Pressed): boolean {
  return ctrlKey || metaKey || shiftKey;
}
