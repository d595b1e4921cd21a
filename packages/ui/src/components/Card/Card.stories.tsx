import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/picture.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Image } from '../Image/Image.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const content = (
  <Stack gap="xsmall">
    <Heading level={2} size="small">
      Before you go
    </Heading>
    <Text tone="soft">Bring a hat, water and your passport. The desert is cool after sunset.</Text>
  </Stack>
);

const meta = { component: Card, args: { children: content } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: (args) => (
    <Grid columns={3}>
      {(['raised', 'sunken', 'outline'] as const).flatMap((tone) =>
        (['small', 'medium', 'large'] as const).map((padding) => (
          <Card {...args} key={`${tone} ${padding}`} tone={tone} padding={padding} />
        )),
      )}
    </Grid>
  ),
};

export const WithPicture: Story = {
  render: () => (
    <Grid columns={3}>
      <Card padding="none">
        <Image src={picture('#e9a15b', '#5c2b22')} alt="Dunes" priority />
      </Card>
    </Grid>
  ),
};
