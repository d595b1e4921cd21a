import type { StaffRole } from '@aitours/domain/staff';
import { Card, Section, Stack, Text, TextLink } from '@aitours/ui';
import { useQuirks } from '../../platform/api.tsx';
import { roleNames } from '../shared/access/messages.ts';
import { RolePermissions } from '../shared/access/RolePermissions.tsx';
import { usePermissions } from '../shared/access/usePermissions.ts';
import { listMessages } from '../shared/listMessages.ts';
import { messages } from '../shared/messages.ts';
import { sectionGroups } from '../shared/staffSections.ts';

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
