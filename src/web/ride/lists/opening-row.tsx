import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { DriverActions } from '../actions/driver/driver-actions.tsx';
import type { RideActionsProps } from '../actions/ride-actions.ts';
import { RideCard } from '../card/ride-card.tsx';
import './opening-row.css';

type Props = RideActionsProps & {
  className: string;
  /** The row itself. */
  children: ReactNode;
};

/** A ride in one row; a press opens its card with its buttons below. */
export function OpeningRow({ ride, viewer, now, openDialog, onMove, className, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        className={`opening-row ${className}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
        <ChevronDown className="opening-sign" aria-hidden="true" />
      </button>
      {open && (
        <div className="opening-card" id={id}>
          <RideCard ride={ride} viewer={viewer.role} now={now} desk>
            <DriverActions {...{ ride, viewer, now, openDialog, onMove }} desk />
          </RideCard>
        </div>
      )}
    </>
  );
}
