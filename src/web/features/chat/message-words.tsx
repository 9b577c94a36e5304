import { textParts } from './text-parts.ts';

/** What somebody wrote, as text; web addresses lead out of the application. */
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
