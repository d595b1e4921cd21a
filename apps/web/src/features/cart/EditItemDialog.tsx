import type { Schema } from '@aitours/api-client';
import { cartMessages } from '@aitours/domain/messages';
import { Banner, Button, Dialog, PageSkeleton, Stack, Text } from '@aitours/ui';
import { EditFields } from './EditFields.tsx';
import { messages } from './messages.ts';
import { useItemEditing } from './useItemEditing.ts';

export interface EditItemDialogProps {
  /** The item as shown on the page. */
  readonly item: Schema<'CartItem'>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Edits a cart item (CART-07 to CART-11). */
export default function EditItemDialog({ item, onClose, onSaved }: EditItemDialogProps) {
  const { edit, isFallback, ages, times, problems, isSaving, failure, change, save } = useItemEditing(item, onSaved);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!isSaving}
      title={messages.editTitle(item.title)}
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={isSaving}>
            {messages.cancel}
          </Button>
          <Button busy={isSaving} busyLabel={messages.saving} disabled={!edit} onClick={save}>
            {messages.save}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {isFallback && (
          <Banner tone="critical" announce="alert">
            {cartMessages.detailsFailed}
          </Banner>
        )}
        {edit ? (
          <EditFields edit={edit} ages={ages} times={times} problems={problems} onChange={change} />
        ) : (
          <PageSkeleton shape="form" label={messages.loadingDetails} />
        )}
        {edit && (
          <Text size="small" tone="soft">
            {messages.priceFollows}
          </Text>
        )}
        {failure && (
          <Banner tone="critical" announce="alert" title={failure.text}>
            {failure.detail}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
