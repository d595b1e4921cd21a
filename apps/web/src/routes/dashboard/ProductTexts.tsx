import { Section, TextArea, TextField } from '@aitours/ui';
import type { ReactNode } from 'react';
import * as styles from './ActivityForm.css.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';

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
  return (
    <Section title={messages.groups.texts} size="medium">
      <TextField
        name="title"
        label={messages.name}
        maxLength={160}
        value={draft.title}
        onChange={(title) => change({ title })}
        required
      />
      <div className={styles.fields}>
        <TextField
          name="slug"
          label={messages.slug}
          description={slugHint}
          maxLength={64}
          value={draft.slug}
          onChange={(slug) => change({ slug })}
        />
        {beside}
      </div>
      <TextArea
        name="description"
        label={messages.description}
        rows={8}
        maxLength={5000}
        value={draft.description}
        onChange={(description) => change({ description })}
        required
      />
      {children}
    </Section>
  );
}
