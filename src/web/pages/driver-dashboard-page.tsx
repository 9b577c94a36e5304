import { useCurrentUser } from '#web/api/current-user.ts';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { DriverDesk } from '#web/features/driver-desk/driver-desk.tsx';
import { DutyLine } from '#web/features/driver-profile/duty-line.tsx';
import { SetupList } from '#web/features/driver-profile/setup-list.tsx';
import { ControlAlert } from '#web/features/settings/company/control-alert.tsx';
import { ControlList } from '#web/features/settings/company/control-list.tsx';
import { useControlPoints } from '#web/features/settings/company/control-points.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { FloatingChatButton } from './chat-buttons.tsx';
import { DriverTools, ToolDialogs, useToolDialogs } from './driver-tools.tsx';
import { SignedInPage } from './frame/signed-in-page.tsx';

const InstantCard = preloadable(
  async () => (await import('#web/features/hours/instant-card.tsx')).InstantCard,
  { quiet: true },
);

const CONTROL = 'controle';

/** The tools are in the head of the page, or tiles at its bottom on a phone. */
export function DriverDashboardPage() {
  const user = useCurrentUser();
  const { appName } = usePublicSettings();
  const narrow = useMedia(NARROW);
  const dialogs = useToolDialogs();
  const points = useControlPoints();
  const tools = <DriverTools tiles={narrow} onOpen={dialogs.open} />;

  return (
    <SignedInPage
      title={appName}
      head={user && <DutyLine user={user} appName={appName} tools={!narrow && tools} />}
      driverOnly
      isHome
    >
      {user && (
        <DriverDesk
          viewer={user}
          alert={<ControlAlert items={points} anchor={CONTROL} />}
          setup={
            <>
              <ControlList items={points} anchor={CONTROL} />
              <SetupList onOpen={dialogs.open} />
              <InstantCard />
            </>
          }
          tools={narrow && tools}
        />
      )}
      {!narrow && <FloatingChatButton label="Assistant" />}
      <ToolDialogs {...dialogs} />
    </SignedInPage>
  );
}
