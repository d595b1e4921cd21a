import type { Schema } from '@aitours/api-client';
import { Logo, Stack } from '@aitours/ui';
import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { useLogOut } from '../../features/session/useLogOut.ts';
import { DashboardThemeSwitch } from '../../features/theme/DashboardThemeSwitch.tsx';
import { paths } from '../../platform/paths.ts';
import { usePermissions } from './access/usePermissions.ts';
import { useStaffAccess } from './access/useStaffAccess.ts';
import * as styles from './DashboardFrame.css.ts';
import { Gate, OtherRole, SecondFactorMissing } from './Gate.tsx';
import { LogOutQuestion } from './LogOutQuestion.tsx';
import { messages } from './messages.ts';
import { StaffMenu } from './StaffMenu.tsx';
import { findSection, type SectionName } from './staffSections.ts';
import { useUnsentScans } from './unsentScans.ts';

export interface DashboardFrameProps {
  readonly current: SectionName;
  /** The section, rendered once the user is known to be staff with the section's permission. */
  readonly children: (user: Schema<'User'>) => ReactNode;
}

/** The frame of every dashboard section: access check and sidebar (STAFF-02, STAFF-13). */
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
  const permission = findSection(current)?.permission;
  const { staff_role: role } = access.user;
  return (
    <div className={styles.frame}>
      <Sidebar current={current} />
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

const Sidebar = ({ current }: { current: SectionName }) => (
  <div className={styles.side}>
    <a className={styles.brand} href={paths.home} aria-label={messages.toShop}>
      <Logo />
    </a>
    <StaffMenu current={current} />
    <div className={styles.foot}>
      <div className={styles.theme}>
        <DashboardThemeSwitch />
      </div>
      <LogOutEntry />
    </div>
  </div>
);

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
