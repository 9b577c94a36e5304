import './button.css';

export type ButtonLook = {
  tone?: 'primary' | 'secondary' | 'danger' | 'danger-solid' | 'plain' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  block?: boolean | undefined;
};

/** The classes of a button, for links that look like one. */
export function buttonClass({ tone = 'secondary', size = 'medium', block = false }: ButtonLook = {}): string {
  return ['button', `button-${tone}`, `button-${size}`, block && 'button-block'].filter(Boolean).join(' ');
}
