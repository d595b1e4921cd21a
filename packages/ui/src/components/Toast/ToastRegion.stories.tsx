import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { type ToastMessage, ToastRegion } from './ToastRegion.tsx';

const texts = {
  success: 'Cart item updated successfully',
  error: 'Failed to update cart item',
  info: 'Processing your booking...',
} satisfies Record<ToastMessage['kind'], string>;

function RegionWithButtons({ first, duration }: { first: ToastMessage[]; duration?: number | null }) {
  const [toasts, setToasts] = useState(first);
  const notify = (kind: ToastMessage['kind']) =>
    setToasts((before) => [...before, { id: `${kind}-${Date.now()}`, kind, text: texts[kind], duration }]);
  return (
    <>
      <Inline>
        <Button onClick={() => notify('success')}>Succeed</Button>
        <Button onClick={() => notify('error')}>Fail</Button>
        <Button onClick={() => notify('info')}>Notify</Button>
      </Inline>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

const meta = {
  component: ToastRegion,
  args: { toasts: [], onDismiss: () => undefined },
  render: () => <RegionWithButtons first={[]} />,
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const createPersistentToast = (kind: ToastMessage['kind'], text: string = texts[kind]): ToastMessage => ({
  id: kind,
  kind,
  text,
  duration: null,
});

/** Success, error, info. */
export const Kinds: Story = {
  tags: ['SHELL-56'],
  render: () => (
    <RegionWithButtons
      first={[createPersistentToast('success'), createPersistentToast('error'), createPersistentToast('info')]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.error);
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.success);
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.info);
  },
};

export const LongText: Story = {
  render: () => (
    <RegionWithButtons
      first={[
        createPersistentToast(
          'error',
          'Cannot cancel this booking. It may have already been processed or cancelled. '.repeat(2),
        ),
      ]}
    />
  ),
};

/** On a phone at the top, away from totals and actions, and only the newest of errors and of the others. */
export const OnPhone: Story = {
  ...Kinds,
  tags: ['SHELL-56'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Kinds.play?.(context);
    const { bottom } = context.canvas.getByRole('region', { name: 'Notifications' }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(innerHeight / 2);
    // It fades in.
    await waitFor(() => expect(context.canvas.getByText(texts.error)).toBeVisible());
    await waitFor(() => expect(context.canvas.getByText(texts.info)).toBeVisible());
    await expect(context.canvas.getByText(texts.success)).not.toBeVisible();
  },
};

export const OlderReturns: Story = {
  ...OnPhone,
  name: 'On a phone, an older toast returns when the newest has gone',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss notification' }).at(-1)!);
    await waitFor(() => expect(canvas.getByText(texts.success)).toBeVisible());
    await expect(canvas.queryByText(texts.info)).toBeNull();
  },
};

export const Announced: Story = {
  name: 'The live regions exist before the first toast',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const [alert, status] = [canvas.getByRole('alert'), canvas.getByRole('status')];
    await expect(alert).toBeEmptyDOMElement();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(alert).toHaveTextContent(texts.error);
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await expect(status).toHaveTextContent(texts.success);
  },
};

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Expires: Story = {
  name: 'Disappears after 5000 ms',
  tags: ['!autodocs', 'test-only', 'SHELL-57', 'CONST-26'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notify' });
    await userEvent.click(button);
    const start = performance.now();
    await delay(4500);
    await expect(canvas.getByText(texts.info)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(texts.info)).not.toBeInTheDocument(), { timeout: 2000 });
    await expect(performance.now() - start).toBeGreaterThan(4700);
  },
};

export const PausedByHoverAndFocus: Story = {
  name: 'Focus and hover pause the timer',
  tags: ['!autodocs', 'test-only'],
  render: () => <RegionWithButtons first={[]} duration={400} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    const dismiss = await canvas.findByRole('button', { name: 'Dismiss notification' });
    await userEvent.hover(dismiss);
    await delay(700);
    await expect(canvas.getByText(texts.info)).toBeVisible();
    dismiss.focus();
    await userEvent.unhover(dismiss);
    await delay(700);
    await expect(canvas.getByText(texts.info)).toBeVisible();
    dismiss.blur();
    await waitFor(() => expect(canvas.queryByText(texts.info)).not.toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  name: 'Dismissing moves the focus to the next toast, then back to where it was',
  tags: ['!autodocs', 'test-only'],
  render: () => <RegionWithButtons first={[createPersistentToast('success'), createPersistentToast('info')]} />,
  play: async ({ canvas }) => {
    const notify = canvas.getByRole('button', { name: 'Notify' });
    notify.focus();
    await userEvent.tab();
    const [first, second] = canvas.getAllByRole('button', { name: 'Dismiss notification' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(notify).toHaveFocus();
  },
};

const undo = fn();

/** F6 goes to the action of a toast; it is announced, dismisses the toast and returns the focus. */
export const WithAction: Story = {
  render: () => (
    <RegionWithButtons
      first={[
        { ...createPersistentToast('info', 'Desert safari was removed.'), action: { label: 'Undo', onAction: undo } },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    undo.mockClear();
    const opener = canvas.getByRole('button', { name: 'Notify' });
    opener.focus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Desert safari was removed. F6 goes to its button.');
    // Repeated, because the key has its effect only after the first render.
    await waitFor(async () => {
      await fireEvent.keyDown(opener, { key: 'F6' });
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Above an open dialog it is announced and can be dismissed; the dialog stays open. */
export const AboveDialog: Story = {
  render: () => (
    <>
      <RegionWithButtons first={[createPersistentToast('error')]} />
      <Dialog title="Edit" open onClose={() => undefined}>
        Adults, children, pickup.
      </Dialog>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit' });
    await expect(screen.getByRole('alert')).toHaveTextContent(texts.error);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
    await expect(screen.getByRole('dialog', { name: 'Edit' })).toBeInTheDocument();
  },
};
