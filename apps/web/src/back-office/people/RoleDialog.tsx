import type { Schema } from '@aitours/api-client';
import { type StaffRole, staffRoles } from '@aitours/domain/staff';
import { Button, Dialog, Form, NativeSelect, Stack, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { roleNames } from '../shared/access/messages.ts';
import { RolePermissions } from '../shared/access/RolePermissions.tsx';
import { SecondFactorReset } from './SecondFactorReset.tsx';
import { staffMessages as messages } from './staffMessages.ts';

export interface RoleDialogProps {
  readonly open: boolean;
  /** Absent: an account is added to the staff. */
  readonly member?: Schema<'StaffMember'> | undefined;
  readonly onClose: () => void;
  /** @param text says what has been done */
  readonly onDone: (text: string) => void;
}

/** Gives an account a role, changes or ends it. */
export function RoleDialog({ open, member, onClose, onDone }: RoleDialogProps) {
  const client = useClient();
  const attempt = useAttempt(messages.roleFailed, undefined, ['email']);
  const [email, setEmail] = useState(member?.email ?? '');
  const [role, setRole] = useState<StaffRole>(member?.role ?? 'desk');
  const save = (newRole: StaffRole | null) =>
    attempt.run(async () => {
      await client.call('setStaffRole', { body: { email: email.trim(), role: newRole } });
      onDone(newRole ? messages.roleSaved(email.trim(), newRole) : messages.memberRemoved(email.trim()));
    });
  return (
    <Dialog
      open={open}
      size="small"
      title={member ? messages.roleOf(member.full_name || member.email) : messages.addMember}
      onClose={onClose}
      dismissable={!attempt.isBusy}
    >
      <Form label={messages.roleForm} errors={{ email: attempt.fieldErrors['email'] }} onSubmit={() => save(role)}>
        <AttemptError text={attempt.error} />
        {member ? <Text>{member.email}</Text> : <AddressField value={email} onChange={setEmail} />}
        <RoleField role={role} onChange={setRole} />
        <Button type="submit" width="full" busy={attempt.isBusy}>
          {member ? messages.saveRole : messages.addMember}
        </Button>
        {member && !member.has_company_address && (
          <Button tone="danger" width="full" busy={attempt.isBusy} onClick={() => save(null)}>
            {messages.removeMember}
          </Button>
        )}
      </Form>
      {member?.has_second_factor && <SecondFactorReset email={member.email} onDone={onDone} />}
    </Dialog>
  );
}

interface RoleFieldProps {
  readonly role: StaffRole;
  readonly onChange: (role: StaffRole) => void;
}

const RoleField = ({ role, onChange }: RoleFieldProps) => (
  <>
    <NativeSelect
      label={messages.newRole}
      options={staffRoles.map((value) => ({ value, label: roleNames[value] }))}
      value={role}
      onChange={(value) => onChange(staffRoles.find((known) => known === value) ?? role)}
    />
    <Stack gap="xsmall">
      <Text strong>{messages.roleAllows(roleNames[role])}</Text>
      <RolePermissions role={role} />
    </Stack>
  </>
);

const AddressField = (field: { value: string; onChange: (text: string) => void }) => (
  <TextField
    {...field}
    type="email"
    name="email"
    label={messages.memberEmail}
    description={messages.memberEmailHint}
    maxLength={254}
    required
    autoFocus
  />
);
