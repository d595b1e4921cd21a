import type { Schema } from '@aitours/api-client';
import { listChangedFields } from '@aitours/domain/staff';
import { Disclosure, Text } from '@aitours/ui';
import * as styles from './Changes.css.ts';
import { formatField, formatValue, messages } from './messages.ts';

export type ChangesProps = Pick<Schema<'AuditEntry'>, 'before' | 'after'>;

/** The fields that a change has changed, with their values before and after it. */
export function Changes({ before, after }: ChangesProps) {
  const [old, current] = [before, after].map((text): unknown => (text === null ? null : JSON.parse(text)));
  const fields = listChangedFields(old, current);
  if (fields.length === 0) return <Text tone="soft">{messages.unchanged}</Text>;
  const kind = before === null ? 'created' : after === null ? 'deleted' : 'changed';
  return (
    <Disclosure variant="plain" title={messages.fieldsOf(fields.length, kind)}>
      <dl className={styles.fields}>
        {fields.map(({ path, ...values }) => (
          <div key={path.join()}>
            <dt>
              <Text as="span" size="caption" tone="soft">
                {formatField(path)}
              </Text>
            </dt>
            <dd className={styles.value}>
              {kind === 'changed' ? (
                <>
                  {messages.from} <del className={styles.gone}>{formatValue(path, values.before)}</del> {messages.to}{' '}
                  <ins>{formatValue(path, values.after)}</ins>
                </>
              ) : (
                formatValue(path, values.before || values.after)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
