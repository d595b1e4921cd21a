import { Field, useField } from '@aitours/ui';
import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import { ArticleLinkDialog } from './ArticleLinkDialog.tsx';
import * as styles from './ArticleText.css.ts';
import type { ArticleTextFieldProps } from './ArticleTextField.tsx';
import { ArticleTextToolbar } from './ArticleTextToolbar.tsx';
import { articleTextMessages as messages } from './articleTextMessages.ts';
import { useArticleEditor } from './useArticleEditor.ts';

/** The loaded part of `ArticleTextField`: text, buttons and dialog. */
export default function ArticleTextEditor({ label, name, value, onChange }: ArticleTextFieldProps) {
  const field = useField({ name, description: messages.shortcuts, required: true });
  const [isLinking, setLinking] = useState(false);
  const startLink = () => setLinking(true);
  const editor = useArticleEditor({ field, value, onChange, onLink: startLink });
  return (
    <Field field={field} label={label} description={messages.shortcuts} required group>
      <div className={styles.editor} data-invalid={field.error === undefined ? undefined : ''}>
        <div className={styles.tools}>
          <ArticleTextToolbar editor={editor} onLink={startLink} />
        </div>
        <EditorContent editor={editor} className={styles.text} />
      </div>
      {isLinking && <ArticleLinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Field>
  );
}
