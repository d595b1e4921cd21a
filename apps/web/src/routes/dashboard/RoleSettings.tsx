import type { StaffRole } from '@aitours/domain/staff';
import { Card, Section, Stack, Text, TextLink } from '@aitours/ui';
import { roleNames } from '../../features/staff-access/messages.ts';
import { RolePermissions } from '../../features/staff-access/RolePermissions.tsx';
import { usePermissions } from '../../features/staff-access/usePermissions.ts';
import { useQuirks } from '../../platform/api.tsx';
import { listMessages } from './listMessages.ts';
import { messages } from './messages.ts';
import { sectionGroups } from './staffSections.ts';

export interface RoleSettingsProps {
  /** Absent while the address of the company isn't proven. */
  readonly role: StaffRole | undefined;
}

/** What the user may do and who can change it, and the pages of owners. */
export const RoleSettings = ({ role }: RoleSettingsProps) => (
  <>
    {role && <Role role={role} />}
    <Administration />
  </>
);

const Role = ({ role }: { role: StaffRole }) => (
  <Card padding="large">
    <Section title={messages.role} size="medium">
      <Stack>
        <Text>{messages.roleHint(roleNames[role])}</Text>
        <RolePermissions role={role} />
      </Stack>
    </Section>
  </Card>
);

function Administration() {
  const can = usePermissions();
  const { hasFullStaffMenu } = useQuirks();
  const links = sectionGroups.flatMap(({ sections }) => sections.filter(({ permission }) => can(permission)));
  if (hasFullStaffMenu || links.length === 0) return null;
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
                {listMessages.lists[name].lead}
              </Text>
            </li>
          ))}
        </Stack>
      </Section>
    </Card>
  );
}
