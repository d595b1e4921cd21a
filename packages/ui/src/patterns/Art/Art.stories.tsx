import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyCartArt } from './EmptyCartArt.tsx';
import { NotFoundArt } from './NotFoundArt.tsx';

const meta = { component: NotFoundArt, subcomponents: { EmptyCartArt } } satisfies Meta<typeof NotFoundArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const EmptyCart: Story = { render: () => <EmptyCartArt /> };
