import type { FieldParts } from '@aitours/ui';
import type { Editor } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { body } from './ArticleBody.css.ts';
import { toArticleDocument, toArticleSlice } from './articleDocument.ts';
import { articleExtensions } from './articleExtensions.ts';

export interface ArticleEditorOptions {
  readonly field: FieldParts;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called by the shortcut of links. */
  readonly onLink: () => void;
}

const handleDOMEvents: EditorProps['handleDOMEvents'] = {
  // In a list, Tab would indent: the keyboard could not leave the text.
  keydown: (_view, event) => event.key === 'Tab',
  paste: (view, event) => {
    const html = event.clipboardData?.getData('text/html');
    if (!html) return false;
    event.preventDefault();
    view.dispatch(view.state.tr.replaceSelection(toArticleSlice(html, view.state.schema)).scrollIntoView());
    return true;
  },
  // What is dragged from elsewhere would be parsed as HTML.
  drop: (view, event) => {
    if (view.dragging) return false;
    event.preventDefault();
    return true;
  },
};

/** Edits an article's text as HTML. A value from outside, such as an earlier version, replaces the text. */
export function useArticleEditor({ field, value, onChange, onLink }: ArticleEditorOptions): Editor {
  const { ids, control } = field;
  const typed = useRef(value);
  const editor = useEditor({
    extensions: articleExtensions,
    content: toArticleDocument(value).toJSON(),
    // The content security policy forbids the style element that it would insert.
    injectCSS: false,
    editorProps: {
      attributes: {
        id: ids.control,
        class: body,
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-labelledby': ids.label,
        ...(control.required && { 'aria-required': 'true' }),
        ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
        ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
      },
      handleDOMEvents,
      handleKeyDown: (_view, event) => {
        const isLink = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
        if (isLink) onLink();
        return isLink;
      },
    },
    onUpdate: ({ editor: current }) => {
      typed.current = current.isEmpty ? '' : current.getHTML();
      onChange(typed.current);
    },
  });
  useEffect(() => {
    // Parsing what was typed would remove a space at its end.
    if (value === typed.current) return;
    typed.current = value;
    // The server's HTML of the same text can differ in its spelling: the cursor and the steps to undo stay then.
    const next = toArticleDocument(value).toJSON();
    if (JSON.stringify(next) === JSON.stringify(editor.getJSON())) return;
    editor.commands.setContent(next, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
