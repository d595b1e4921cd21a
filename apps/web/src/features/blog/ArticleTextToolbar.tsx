import { IconButton, Toolbar, ToolbarGroup } from '@aitours/ui';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { articleTextMessages as messages } from './articleTextMessages.ts';

interface Format {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isActive: (editor: Editor) => boolean;
  readonly toggle: (chain: ChainedCommands) => ChainedCommands;
}

const heading = (level: 2 | 3, label: string, icon: LucideIcon): Format => ({
  label,
  icon,
  isActive: (editor) => editor.isActive('heading', { level }),
  toggle: (chain) => chain.toggleHeading({ level }),
});

const blocks: readonly Format[] = [
  heading(2, messages.heading, Heading2),
  heading(3, messages.subheading, Heading3),
  {
    label: messages.bulletList,
    icon: List,
    isActive: (editor) => editor.isActive('bulletList'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    label: messages.orderedList,
    icon: ListOrdered,
    isActive: (editor) => editor.isActive('orderedList'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
  {
    label: messages.quote,
    icon: Quote,
    isActive: (editor) => editor.isActive('blockquote'),
    toggle: (chain) => chain.toggleBlockquote(),
  },
];

const marks: readonly Format[] = [
  {
    label: messages.bold,
    icon: Bold,
    isActive: (editor) => editor.isActive('bold'),
    toggle: (chain) => chain.toggleBold(),
  },
  {
    label: messages.italic,
    icon: Italic,
    isActive: (editor) => editor.isActive('italic'),
    toggle: (chain) => chain.toggleItalic(),
  },
];

export interface ArticleTextToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
}

/** The buttons that format the text: one tab stop. A button returns the focus to the text. */
export function ArticleTextToolbar({ editor, onLink }: ArticleTextToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: [...blocks, ...marks].filter(({ isActive }) => isActive(current)).map(({ label }) => label),
      isLink: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const button = ({ label, icon, toggle }: Format) => (
    <IconButton
      key={label}
      icon={icon}
      label={label}
      aria-pressed={state.active.includes(label)}
      onClick={() => toggle(editor.chain().focus()).run()}
    />
  );
  return (
    <Toolbar label={messages.toolbar}>
      <ToolbarGroup label={messages.groups.blocks}>{blocks.map(button)}</ToolbarGroup>
      <ToolbarGroup label={messages.groups.marks}>
        {marks.map(button)}
        <IconButton icon={Link} label={messages.link} aria-pressed={state.isLink} onClick={onLink} />
      </ToolbarGroup>
      <ToolbarGroup label={messages.groups.history}>
        <IconButton
          icon={Undo2}
          label={messages.undo}
          disabled={!state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <IconButton
          icon={Redo2}
          label={messages.redo}
          disabled={!state.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        />
      </ToolbarGroup>
    </Toolbar>
  );
}
