import { staffMessages } from '@aitours/domain/messages';
import { Button, EmptyState, ErrorState, LinkButton, PageSkeleton, Text } from '@aitours/ui';
import { ShieldX } from 'lucide-react';
import type { StaffAccess } from '../../features/staff-access/useStaffAccess.ts';
import { paths } from '../../platform/paths.ts';
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
