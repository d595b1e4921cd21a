import { staffMessages } from '@aitours/domain/messages';
import type { Permission, StaffRole } from '@aitours/domain/staff';
import { Button, EmptyState, ErrorState, LinkButton, PageSkeleton, Text } from '@aitours/ui';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { formatRolesWith, roleNames } from './access/messages.ts';
import type { StaffAccess } from './access/useStaffAccess.ts';
import { messages } from './messages.ts';

export interface GateProps {
  readonly access: Exclude<StaffAccess, { is: 'granted' }>;
  readonly onLogIn: () => void;
}

/** Shown instead of the dashboard without access (STAFF-14, STAFF-32). */
export function Gate({ access, onLogIn }: GateProps) {
  if (access.is === 'loading') return <PageSkeleton shape="form" label={messages.loading} />;
  if (access.is === 'failed') {
    return (
      <ErrorState level={1} title={staffMessages.userDataFailed} onRetry={access.retry}>
        {messages.tryAgainSoon}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      level={1}
      icon={ShieldX}
      title={staffMessages.notAuthorised}
      action={
        access.is === 'guest' ? (
          <Button onClick={onLogIn}>{messages.logIn}</Button>
        ) : (
          <LinkButton href={paths.home}>{messages.toHome}</LinkButton>
        )
      }
    >
      <Text>{staffMessages.notAuthorisedToSee}</Text>
      <Text tone="soft">{staffMessages.contactAdministrator}</Text>
    </EmptyState>
  );
}

export interface OtherRoleProps {
  readonly role: StaffRole;
  /** What the page requires and the role doesn't have. */
  readonly permission: Permission;
}

/** Shown instead of a section that is for other roles. */
export const OtherRole = ({ role, permission }: OtherRoleProps) => (
  <EmptyState
    level={1}
    icon={ShieldX}
    title={staffMessages.notAuthorised}
    action={<LinkButton href={paths.dashboard}>{messages.toOverview}</LinkButton>}
  >
    <Text>{messages.otherRole(formatRolesWith(permission), roleNames[role])}</Text>
    <Text tone="soft">{messages.askOwner}</Text>
  </EmptyState>
);

/** Shown instead of a section to staff who must add a second factor first. */
export const SecondFactorMissing = () => (
  <EmptyState
    level={1}
    icon={ShieldCheck}
    title={messages.secondFactorMissing}
    action={<LinkButton href={staffPaths.settings}>{messages.toSettings}</LinkButton>}
  >
    <Text>{messages.secondFactorHint}</Text>
  </EmptyState>
);
