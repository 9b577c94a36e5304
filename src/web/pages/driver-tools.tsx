import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import ChartColumn from 'lucide-react/icons/chart-column';
import CirclePlus from 'lucide-react/icons/circle-plus';
import Euro from 'lucide-react/icons/euro';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import Palette from 'lucide-react/icons/palette';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { type ComponentType, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import './driver-tools.css';

type Props = { tiles: boolean; onOpen: (tool: ToolName) => void };

/** The links and dialogs of the driver's dashboard. */
export function DriverTools({ tiles, onOpen }: Props) {
  const look = tiles ? 'secondary' : 'plain';
  const link = buttonClass({ size: 'small', tone: look });
  const button = { size: 'small', tone: look } as const;

  return (
    <nav
      className={tiles ? 'driver-tools tool-tiles' : 'driver-tools'}
      id="outils"
      aria-label="Outils du chauffeur"
    >
      {tiles && <h2 className="heading">Outils</h2>}
      <Button {...button} icon={<CirclePlus aria-hidden="true" />} onClick={() => onOpen('order')}>
        Nouvelle course
      </Button>
      <Link className={link} href="/driver-profile">
        <UserRound aria-hidden="true" />
        Mon Profil
      </Link>
      <Link className={link} href="/app-settings">
        <Settings aria-hidden="true" />
        Paramètres App
      </Link>
      <Button {...button} icon={<Euro aria-hidden="true" />} onClick={() => onOpen('pricing')}>
        Tarification
      </Button>
      <Button {...button} icon={<Bell aria-hidden="true" />} onClick={() => onOpen('notifications')}>
        Notifications
      </Button>
      <Link className={link} href="/takings">
        <ChartColumn aria-hidden="true" />
        Recettes
      </Link>
      <Link className={link} href="/pending-rides">
        <Hourglass aria-hidden="true" />
        Demandes
      </Link>
      <Link className={link} href="/history">
        <History aria-hidden="true" />
        Historique
      </Link>
      <Link className={link} href="/payment-test">
        <WalletCards aria-hidden="true" />
        Test Paiements
      </Link>
      <Button {...button} icon={<Palette aria-hidden="true" />} onClick={() => onOpen('appearance')}>
        Apparence
      </Button>
      <Button {...button} icon={<BellRing aria-hidden="true" />} onClick={() => onOpen('device')}>
        Alertes
      </Button>
    </nav>
  );
}

type DialogProps = { open: boolean; onClose: () => void };

/** Quiet, so that the dashboard stays without a dialog that cannot be loaded. */
const dialog = (load: () => Promise<ComponentType<DialogProps>>) => preloadable(load, { quiet: true });

const dialogs = {
  order: dialog(
    async () => (await import('#web/features/booking/new-order/new-order-dialog.tsx')).NewOrderDialog,
  ),
  pricing: dialog(async () => (await import('#web/features/pricing/pricing-dialog.tsx')).PricingDialog),
  notifications: dialog(
    async () => (await import('#web/features/notifications/notifications-dialog.tsx')).NotificationsDialog,
  ),
  appearance: dialog(
    async () => (await import('#web/features/settings/appearance-dialog.tsx')).AppearanceDialog,
  ),
  device: dialog(async () => (await import('#web/live/push/push-dialog.tsx')).PushDialog),
} satisfies Record<string, ComponentType<DialogProps>>;

export type ToolName = keyof typeof dialogs;
const toolNames = Object.keys(dialogs) as ToolName[];

/** A dialog is loaded when first opened and stays mounted, so that what was typed is kept. */
export function useToolDialogs() {
  const [opened, setOpened] = useState<readonly ToolName[]>([]);
  const [current, setCurrent] = useState<ToolName>();

  return {
    opened,
    current,
    open: (tool: ToolName) => {
      setOpened((tools) => [...new Set([...tools, tool])]);
      setCurrent(tool);
    },
    close: () => setCurrent(undefined),
  };
}

export function ToolDialogs({ opened, current, close }: ReturnType<typeof useToolDialogs>) {
  return toolNames
    .filter((tool) => opened.includes(tool))
    .map((tool) => {
      const Tool = dialogs[tool];
      return <Tool key={tool} open={tool === current} onClose={close} />;
    });
}
