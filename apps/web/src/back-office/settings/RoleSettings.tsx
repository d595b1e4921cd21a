import type { StaffRole } from '@aitours/domain/staff';
import { Card, Section, Stack, Text } from '@aitours/ui';
import { roleNames } from '../shared/access/messages.ts';
import { RolePermissions } from '../shared/access/RolePermissions.tsx';
import { messages } from '../shared/messages.ts';

export interface RoleSettingsProps {
  readonly role: StaffRole;
}

/** What the user may do and who can change it. */
export const RoleSettings = ({ role }: RoleSettingsProps) => (
  <Card padding="large">
    <Section title={messages.role} size="medium">
      <Stack>
        <Text>{messages.roleHint(roleNames[role])}</Text>
        <RolePermissions role={role} />
      </Stack>
    </Section>
  </Card>
);
