import { textParts } from './text-parts.ts';

/** A message as text; web addresses become external links. */
export function MessageWords({ children }: { children: string }) {
  return textParts(children).map(({ from, text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a key={from} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ),
  );
}
