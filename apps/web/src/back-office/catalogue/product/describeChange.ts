import type { Schema } from '@aitours/api-client';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import { formatInstant } from '../../shared/formatInstant.ts';

/** Returns who has changed an activity, when and what, as a sentence. */
export function describeChange({ at, author_email, action, fields }: Schema<'ProductChange'>): string {
  if (action === 'original') return messages.original;
  const did = fields.length > 0 ? messages.changedFields(fields) : messages.actions[action];
  return `${formatInstant(at)}: ${author_email ?? messages.former} ${did}.`;
}
