import type { Schema } from '@aitours/api-client';
import type { Permission } from '@aitours/domain/staff';
import { Logo, Stack } from '@aitours/ui';
import {
  CalendarDays,
  CarFront,
  Compass,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MapIcon,
  Settings,
  Ship,
  Ticket,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LogOutQuestion } from '../../features/check-ins/LogOutQuestion.tsx';
import { useUnsentScans } from '../../features/check-ins/unsentScans.ts';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { useLogOut } from '../../features/session/useLogOut.ts';
import { usePermissions } from '../../features/staff-access/usePermissions.ts';
import { useStaffAccess } from '../../features/staff-access/useStaffAccess.ts';
import { DashboardThemeSwitch } from '../../features/theme/DashboardThemeSwitch.tsx';
import { useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import * as styles from './DashboardFrame.css.ts';
import { Gate, OtherRole, SecondFactorMissing } from './Gate.tsx';
import { messages } from './messages.ts';

export type SectionName = keyof typeof messages.sections;

export interface DashboardFrameProps {
  readonly current: SectionName;
  /** The section, rendered once the user is known to be staff with the section's permission. */
  readonly children: (user: Schema<'User'>) => ReactNode;
}

interface Section {
  readonly name: SectionName;
  readonly href: string;
  /** Required to see the section; default: being staff. */
  readonly permission?: Permission;
}

const sections: readonly (Section & { readonly icon: LucideIcon })[] = [
  { name: 'overview', href: paths.dashboard, icon: LayoutDashboard },
  { name: 'tours', href: staffPaths.tours, icon: MapIcon, permission: 'catalogue.read' },
  { name: 'transfers', href: staffPaths.transfers, icon: CarFront, permission: 'bookings.read' },
  { name: 'activities', href: staffPaths.activities, icon: Compass, permission: 'catalogue.read' },
  { name: 'tickets', href: staffPaths.tickets, icon: Ticket, permission: 'catalogue.read' },
  { name: 'bookings', href: staffPaths.bookings, icon: CalendarDays, permission: 'bookings.read' },
  { name: 'cruises', href: staffPaths.cruises, icon: Ship, permission: 'requests.read' },
  { name: 'settings', href: staffPaths.settings, icon: Settings },
];

/** The sections that the settings link to: the sidebar's entries are specified (STAFF-02). */
export const administration = [
  { name: 'gate', href: staffPaths.gate, permission: 'checkins.write' },
  { name: 'sales', href: staffPaths.sales, permission: 'statistics.read' },
  { name: 'promoCodes', href: staffPaths.promoCodes, permission: 'promocodes.manage' },
  { name: 'customers', href: staffPaths.customers, permission: 'customers.read' },
  { name: 'availability', href: staffPaths.availability, permission: 'stock.write' },
  { name: 'catalogue', href: staffPaths.catalogue, permission: 'catalogue.write' },
  { name: 'pictures', href: staffPaths.pictures, permission: 'catalogue.write' },
  { name: 'reviews', href: staffPaths.reviews, permission: 'reviews.moderate' },
  { name: 'comments', href: staffPaths.comments, permission: 'comments.moderate' },
  { name: 'staff', href: staffPaths.staff, permission: 'staff.manage' },
  { name: 'audit', href: staffPaths.auditLog, permission: 'audit.read' },
  { name: 'reconciliation', href: staffPaths.reconciliation, permission: 'statistics.read' },
  { name: 'mails', href: staffPaths.mails, permission: 'mails.send' },
  { name: 'webhooks', href: staffPaths.webhooks, permission: 'webhooks.manage' },
] as const satisfies readonly Section[];

/** The frame of every dashboard section: access check and sidebar (STAFF-02, STAFF-13, GAP-59). */
export function DashboardFrame({ current, children }: DashboardFrameProps) {
  const access = useStaffAccess(useSession(), current === 'gate');
  const { open } = useAuthDialog();
  const can = usePermissions();
  if (access.is !== 'granted') {
    return (
      <div className={styles.alone}>
        <Gate access={access} onLogIn={() => open('signIn')} />
      </div>
    );
  }
  const section: Section | undefined = [...sections, ...administration].find(({ name }) => name === current);
  const permission = section?.permission;
  const { staff_role: role } = access.user;
  return (
    <div className={styles.frame}>
      <Sidebar current={sections.some(({ name }) => name === current) ? current : 'settings'} />
      <div className={styles.content}>
        {access.user.second_factor === 'required' && current !== 'settings' ? (
          <SecondFactorMissing />
        ) : role && permission && !can(permission) ? (
          <OtherRole role={role} permission={permission} />
        ) : (
          <Stack gap="xlarge">{children(access.user)}</Stack>
        )}
      </div>
    </div>
  );
}

/** On a phone the section links scroll in one row. */
const bringIntoView = (entry: HTMLElement | null): void =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'center' });

function Sidebar({ current }: { current: SectionName }) {
  const { sendsRequests } = useQuirks().cruises;
  const can = usePermissions();
  const isShown = ({ name, permission }: Section) =>
    (name !== 'cruises' || sendsRequests) && (!permission || can(permission));
  return (
    <div className={styles.side}>
      <a className={styles.brand} href={paths.home} aria-label={messages.toShop}>
        <Logo />
      </a>
      <nav className={styles.nav} aria-label={messages.menu}>
        <ul className={styles.list}>
          {sections.filter(isShown).map(({ name, href, icon: Icon }) => (
            <li key={name}>
              <a
                className={styles.entry}
                href={href}
                aria-current={name === current ? 'page' : undefined}
                ref={name === current ? bringIntoView : undefined}
              >
                <Icon aria-hidden className={styles.icon} />
                {messages.sections[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <div className={styles.theme}>
          <DashboardThemeSwitch />
        </div>
        <LogOutEntry />
      </div>
    </div>
  );
}

/** Asks first if scans of the gate aren't sent yet. */
function LogOutEntry() {
  const logOut = useLogOut(paths.signIn);
  const { scans, change } = useUnsentScans();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    change((stored) => ({ ...stored, scans: [] }));
    logOut();
  };
  return (
    <>
      <button type="button" className={styles.entry} onClick={scans.length > 0 ? () => setAsking(true) : logOut}>
        <LogOut aria-hidden className={styles.icon} />
        {messages.logOut}
      </button>
      <LogOutQuestion isOpen={isAsking} count={scans.length} onStay={() => setAsking(false)} onLeave={leave} />
    </>
  );
}
