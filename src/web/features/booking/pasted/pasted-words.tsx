import type { ReactNode } from 'react';
import type { Pasted } from './pasted-values.ts';

type Part = { span: readonly [number, number]; kind: 'found' | 'unread' };

/** The message with what was found underlined, and what was not understood dashed. */
export function PastedWords({ pasted }: { pasted: Pasted }) {
  const { text, order } = pasted;
  const left = [...order.unsure.map(({ span }) => span), ...order.unread].toSorted((a, b) => a[0] - b[0]);

  return (
    <>
      <p className="paste-read">{wordsOf(text, partsOf(pasted))}</p>
      {left.length > 0 && (
        <p className="small soft paste-left">
          <b>Pas compris&nbsp;:</b>{' '}
          {left.map(([start, end], index) => (
            <span key={start}>
              {index > 0 && ', '}«&nbsp;{text.slice(start, end)}&nbsp;»
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

function partsOf({ order }: Pasted): Part[] {
  const found = order.found.map(({ span }): Part => ({ span, kind: 'found' }));
  const rest = [...order.unsure.map(({ span }) => span), ...order.unread].map(
    (span): Part => ({ span, kind: 'unread' }),
  );
  return [...found, ...rest].toSorted((one, other) => one.span[0] - other.span[0]);
}

/** Parts that overlap are shown once. */
function wordsOf(text: string, parts: Part[]): ReactNode[] {
  const words: ReactNode[] = [];
  let end = 0;
  for (const { span, kind } of parts) {
    if (span[0] < end) continue;
    words.push(text.slice(end, span[0]));
    const said = text.slice(...span);
    words.push(kind === 'found' ? <mark key={span[0]}>{said}</mark> : <u key={span[0]}>{said}</u>);
    end = span[1];
  }
  return [...words, text.slice(end)];
}
