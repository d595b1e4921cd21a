import { NativeSelect, TextField } from '@aitours/ui';
import { listMessages as messages } from '../shared/listMessages.ts';
import type { List } from '../shared/useList.ts';
import { operationTexts } from './audit-log/messages.ts';

const kinds = [
  { value: '', label: messages.allKinds },
  ...Object.entries(operationTexts).map(([value, label]) => ({ value, label })),
];

/** The filters of the audit log by kind of change and days. */
export function AuditFilters({ query, onQuery }: List) {
  const { operation = '', start = '', end = '' } = query.filters;
  const change = (name: string) => (value: string) =>
    onQuery({ ...query, page: 1, filters: { ...query.filters, [name]: value } });
  return (
    <>
      <NativeSelect label={messages.kind} options={kinds} value={operation} onChange={change('operation')} />
      <TextField type="date" label={messages.firstDay} value={start} max={end} onChange={change('start')} />
      <TextField type="date" label={messages.lastDay} value={end} min={start} onChange={change('end')} />
    </>
  );
}
