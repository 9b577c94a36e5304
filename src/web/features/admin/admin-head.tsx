import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { type Period, periods, useAdminAddress } from './admin-address.ts';
import { fullDayText } from './admin-dates.ts';
import './admin.css';
import { Segment } from '#web/ui/segment.tsx';

const labels: Record<Period, string> = { 4: '4 semaines', 12: '12 semaines', 52: '1 an' };

/** The period is shown with the figures it applies to. */
export function AdminHead() {
  const { tab, period, go } = useAdminAddress();

  return (
    <header className="admin-head">
      <hgroup>
        <p className="small soft">{fullDayText(new Date())}</p>
        <h1 className="title">{pageTitles.admin_dashboard}</h1>
      </hgroup>
      {tab === 'overview' && (
        <Segment
          label="Période"
          choices={periods.map((weeks) => ({ value: weeks, label: labels[weeks] }))}
          value={period}
          onChange={(weeks) => go({ period: weeks })}
        />
      )}
    </header>
  );
}
