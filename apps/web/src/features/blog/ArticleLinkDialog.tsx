import { isArticleLink } from '@aitours/domain/catalogue';
import { Button, Dialog, Form, Inline, Stack, TextField } from '@aitours/ui';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { articleTextMessages as messages } from './articleTextMessages.ts';

export interface ArticleLinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** A dialog that links the selected text, changes the link at the cursor, or inserts an address as a link. */
export function ArticleLinkDialog({ editor, onClose }: ArticleLinkDialogProps) {
  const isLink = editor.isActive('link');
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isChecked, setChecked] = useState(false);
  const href = address.trim();
  const errors = isChecked && !isArticleLink(href) ? { address: messages.addressError } : {};
  const apply = () => {
    setChecked(true);
    if (!isArticleLink(href)) return;
    setLink(editor, href);
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog open size="small" title={messages.linkTitle} onClose={onClose}>
      {/* In React, events of the dialog reach the form around the text. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <Form label={messages.linkForm} errors={errors} onSubmit={apply}>
          <Stack gap="medium">
            <TextField
              name="address"
              label={messages.address}
              description={messages.addressHint}
              inputMode="url"
              maxLength={500}
              value={address}
              onChange={setAddress}
              required
            />
            <Inline gap="small">
              <Button type="submit">{messages.apply}</Button>
              {isLink && (
                <Button tone="secondary" onClick={remove}>
                  {messages.remove}
                </Button>
              )}
              <Button tone="secondary" onClick={onClose}>
                {messages.cancel}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </div>
    </Dialog>
  );
}

function setLink(editor: Editor, href: string): void {
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  const chain = editor.chain();
  if (isNew) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}
