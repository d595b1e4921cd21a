import { compositions, hours, motifs, renderScene, type SceneSpec } from '@aitours/art';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** A scene of the kit as an image. */
function Scene(spec: SceneSpec) {
  const { motif, hour } = spec;
  const src = `data:image/svg+xml,${encodeURIComponent(renderScene(spec))}`;
  return <img src={src} alt={`${motif}, ${hour}`} style={{ maxBlockSize: '70vb', borderRadius: '1.5rem' }} />;
}

/**
 * Products without a photo get a picture of the scene kit: a motif, an hour of the day and a number that varies the
 * details. Each hour has one palette, so pictures side by side match. The same choice gives the same picture.
 *
 * Portrait (4:5) is for cards, wide (16:9) for the top of a page, where its dark side carries the title.
 */
const meta = {
  title: 'Foundations/Illustration',
  component: Scene,
  args: { motif: 'dunes', hour: 'gold', composition: 'portrait', seed: 1 },
  argTypes: {
    motif: { options: motifs, control: 'select', description: 'What the picture shows' },
    hour: { options: hours, control: 'inline-radio', description: 'The light and its palette' },
    composition: { options: compositions, control: 'inline-radio', description: 'The shape' },
    seed: { control: { type: 'range', min: 1, max: 40 }, description: 'Varies the sky and chooses among drawings' },
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneScene: Story = {};

export const EveryHour: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: '1rem' }}>
      {hours.map((hour) => (
        <Scene key={hour} {...args} hour={hour} />
      ))}
    </div>
  ),
};

export const EveryMotif: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1rem' }}>
      {motifs.map((motif) => (
        <figure key={motif}>
          <Scene {...args} motif={motif} />
          <figcaption>{motif}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
