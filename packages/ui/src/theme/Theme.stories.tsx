import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import * as styles from './Theme.stories.css.ts';

const meta = { title: 'theme/Theme' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Samples({ of, children }: { of: Record<string, string>; children: (sample: string) => ReactNode }) {
  return (
    <div className={styles.grid}>
      {Object.entries(of).map(([name, sample]) => (
        <Stack key={name} gap="xxsmall">
          {children(sample)}
          <Text size="caption" tone="soft">
            {name}
          </Text>
        </Stack>
      ))}
    </div>
  );
}

export const Colours: Story = {
  render: () => <Samples of={styles.paint}>{(paint) => <div className={`${styles.swatch} ${paint}`} />}</Samples>,
};

export const Shadows: Story = {
  render: () => <Samples of={styles.shade}>{(shade) => <div className={`${styles.swatch} ${shade}`} />}</Samples>,
};

export const Spaces: Story = {
  render: () => <Samples of={styles.space}>{(space) => <div className={`${styles.bar} ${space}`} />}</Samples>,
};

export const Corners: Story = {
  render: () => <Samples of={styles.radius}>{(radius) => <div className={`${styles.square} ${radius}`} />}</Samples>,
};

/** Loads the shop's font, not its fallback. */
export const Type: Story = {
  render: () => (
    <Stack>
      {Object.entries(styles.text).map(([name, text]) => (
        <div key={name} className={text}>
          {name}: the Emirates, AED 1,095.00
        </div>
      ))}
    </Stack>
  ),
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check("400 16px 'Readex Pro Variable'", 'Emirates')).toBe(true);
    await expect([...document.fonts].some((font) => font.family.includes('Readex Pro Variable'))).toBe(true);
  },
};
