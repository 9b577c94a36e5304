import type { ReactNode } from 'react';

/** Fields found on the same document. */
export function FieldGroup({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <fieldset className="company-group stack">
      <legend>{title}</legend>
      <p className="field-hint">{lead}</p>
      {children}
    </fieldset>
  );
}
