import { settingsMessages, staffMessages } from '@aitours/domain/messages';
import { hasPermission, permissions, type StaffRole } from '@aitours/domain/staff';
import { Card, CheckList, ErrorState, PageSkeleton, Section, Stack, Text, TextLink } from '@aitours/ui';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { ProfileForm } from '../../features/profile/ProfileForm.tsx';
import { useProfile } from '../../features/profile/useProfile.ts';
import { SecuritySettings } from '../../features/session/SecuritySettings.tsx';
import { permissionTexts, roleNames } from '../../features/staff-access/messages.ts';
import { usePermissions } from '../../features/staff-access/usePermissions.ts';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { administration, DashboardFrame } from './DashboardFrame.tsx';
import { messages } from './messages.ts';
import { SectionHead } from './SectionHead.tsx';

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
          {role && <Role role={role} />}
          <Administration />
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

/** What the user may do, and who can change it. */
const Role = ({ role }: { role: StaffRole }) => (
  <Card padding="large">
    <Section title={messages.role} size="medium">
      <Stack>
        <Text>{messages.roleHint(roleNames[role])}</Text>
        <CheckList
          items={permissions
            .filter((permission) => hasPermission(role, permission))
            .map((permission) => permissionTexts[permission])}
        />
      </Stack>
    </Section>
  </Card>
);

function Administration() {
  const can = usePermissions();
  const links = administration.filter(({ permission }) => can(permission));
  if (links.length === 0) return null;
  return (
    <Card padding="large">
      <Section title={messages.administration} size="medium">
        <Stack as="ul">
          {links.map(({ name, href }) => (
            <li key={name}>
              <TextLink href={href} standalone>
                {messages.sections[name]}
              </TextLink>
              <Text size="small" tone="soft">
                {messages.lists[name].lead}
              </Text>
            </li>
          ))}
        </Stack>
      </Section>
    </Card>
  );
}

export const meta = pageMeta('Settings · Dashboard');

export const isPrivate = true;
export const hasShell = false;
