import type { ComponentType, ReactNode } from 'react';
import '#web/ui/notice.css';
import '#web/ui/tone.css';
import type { Tone } from '#web/ui/tone.ts';

type Props = {
  icon: ComponentType<{ 'aria-hidden': 'true' }>;
  tone?: Tone;
  title?: string | undefined;
  children: ReactNode;
};

/** A notice inside a card, without a live region. */
export function RideNotice({ icon: Icon, tone = 'plain', title, children }: Props) {
  return (
    <div className={`notice tone-${tone}`}>
      <Icon aria-hidden="true" />
      <p>
        {title && (
          <>
            <b>{title}</b>
            <br />
          </>
        )}
        {children}
      </p>
    </div>
  );
}
