import type { Changes, Tree } from '../structure/tree.ts';
import { camel, sentence, WrongWish } from './words.ts';

const inside = 'packages/ui/src';

export interface ComponentWish {
  /** In capitals at the start of each word: `Ribbon`. */
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly purpose: string;
  /** A building block, or a shape of travel made of such. */
  readonly kind: 'components' | 'patterns';
}

/**
 * A component of the library: its file, its styles, its stories, its guide, and its line in the library's face.
 *
 * @throws {WrongWish} when the name is none, or taken
 */
export function component(tree: Tree, { name, purpose, kind }: ComponentWish): Changes {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name))
    throw new WrongWish(`${name} is no name of a component: call it like DateStrip`);
  if (
    tree.files.some(
      (file) => file.startsWith(`${inside}/components/${name}/`) || file.startsWith(`${inside}/patterns/${name}/`),
    )
  )
    throw new WrongWish(`There is a ${name} already`);
  const folder = `${inside}/${kind}/${name}`;
  const face = `${inside}/index.ts`;
  const line = `export { ${name}, type ${name}Props } from './${kind}/${name}/${name}.tsx';`;
  return new Map([
    [`${folder}/${name}.tsx`, code(name, purpose)],
    [`${folder}/${name}.css.ts`, styles(name)],
    [`${folder}/${name}.stories.tsx`, stories(name)],
    [`${folder}/${name}.mdx`, guide(name, purpose)],
    [face, withLine(tree.read(face), line)],
  ]);
}

/** The face with the line among those of its kind, by the alphabet. */
function withLine(face: string, line: string): string {
  const place = (one: string) => one.match(/'(\.\/[^']+)'/)?.[1] ?? '';
  const lines = face.split('\n');
  const folder = place(line).split('/').slice(0, 2).join('/');
  const later = lines.findIndex((one) => place(one).startsWith(`${folder}/`) && place(one) > place(line));
  const last = lines.findLastIndex((one) => place(one).startsWith(`${folder}/`));
  return lines.toSpliced(later === -1 ? last + 1 : startOfExport(lines, later), 0, line).join('\n');
}

/** An export of many names takes several lines, and names its file in the last. */
const startOfExport = (lines: readonly string[], end: number): number =>
  lines.findLastIndex((one, index) => index <= end && one.startsWith('export'));

const code = (name: string, purpose: string) => `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export interface ${name}Props {
  /** What it holds, ready to be shown. */
  children: ReactNode;
}

/** ${sentence(purpose)} */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.${camel(name)}}>{children}</div>;
}
`;

const styles = (name: string) => `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const ${camel(name)} = style({
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.paper.raised,
  color: vars.ink.base,
  font: vars.text.body,
});
`;

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = { component: ${name}, args: { children: 'Evening in the red dunes' } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Evening in the red dunes')).toBeVisible();
  },
};

/** Long words break instead of overflowing. */
export const LongWord: Story = { args: { children: 'Abendwüstensafaribestätigungsnummer '.repeat(6) } };

export const RightToLeft: Story = { args: { children: 'مساء في الكثبان الحمراء' }, globals: { direction: 'rtl' } };
`;

const guide = (name: string, purpose: string) => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} name="Guide" />

# ${name}

## Use it when

${sentence(purpose)}

## Don't use it when

- Another component of the library does it already.

<Canvas of={stories.Plain} />

## Keyboard

Not focusable.

## Text

Comes from its content.

## Props

<Controls of={stories.Plain} />
`;
