import { settingsMessages, staffMessages } from '@aitours/domain/messages';
import type { StaffRole } from '@aitours/domain/staff';
import { ErrorState, PageSkeleton } from '@aitours/ui';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { ProfileForm } from '../../features/profile/ProfileForm.tsx';
import { useProfile } from '../../features/profile/useProfile.ts';
import { SecuritySettings } from '../../features/session/SecuritySettings.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { messages } from '../shared/messages.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { RoleSettings } from './RoleSettings.tsx';

/** /dashboard/settings: the staff member's own profile and role (GAP-42) */
export default function Settings() {
  return <DashboardFrame current="settings">{({ staff_role: role }) => <OwnProfile role={role} />}</DashboardFrame>;
}

function OwnProfile({ role }: { role: StaffRole | undefined }) {
  const notify = useNotify();
  const { state, errors, isSaving, save } = useProfile(true, {
    onSaved: () => notify('success', settingsMessages.saved),
    onSaveFailed: () => notify('error', settingsMessages.saveFailed),
  });
  return (
    <>
      <SectionHead title={messages.sections.settings} lead={messages.settingsLead} />
      {state.is === 'loaded' && (
        <>
          <ProfileForm key={state.user.id} user={state.user} errors={errors} isSaving={isSaving} onSave={save} />
          {/* Absent while the address of the company isn't proven. */}
          {role && <RoleSettings role={role} />}
          <SecuritySettings
            user={state.user}
            onDone={(text) => notify('success', text)}
            pathAfterLogOut={paths.signIn}
          />
        </>
      )}
      {state.is === 'loading' && <PageSkeleton shape="form" label={messages.loading} />}
      {state.is === 'failed' && <ErrorState title={staffMessages.userDataFailed} onRetry={state.retry} />}
    </>
  );
}

export const meta = createPageMeta('Settings · Dashboard');

export const isPrivate = true;
export const hasShell = false;
