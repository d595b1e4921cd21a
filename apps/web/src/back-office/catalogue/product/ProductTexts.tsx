import { Section, TextArea, TextField } from '@aitours/ui';
import type { ReactNode } from 'react';
import { activityFormMessages as messages } from '../../shared/activityFormMessages.ts';
import * as styles from './ActivityForm.css.ts';
import { bindFields } from './bindFields.ts';

interface Texts {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
}

export interface ProductTextsProps {
  readonly draft: Texts;
  readonly change: (part: Partial<Texts>) => void;
  /** What happens to links with a former address. */
  readonly slugHint: string;
  /** The field that is beside the address. */
  readonly beside: ReactNode;
  readonly children?: ReactNode;
}

/** The group of fields with a product's title, address and description. */
export function ProductTexts({ draft, change, slugHint, beside, children }: ProductTextsProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.texts} size="medium">
      <TextField {...field('title')} label={messages.name} maxLength={160} required />
      <div className={styles.fields}>
        <TextField {...field('slug')} label={messages.slug} description={slugHint} maxLength={64} />
        {beside}
      </div>
      <TextArea {...field('description')} label={messages.description} rows={8} maxLength={5000} required />
      {children}
    </Section>
  );
}
