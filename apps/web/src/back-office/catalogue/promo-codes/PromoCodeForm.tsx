import { Dialog, Form, RadioGroup, Stack, Switch, TextField } from '@aitours/ui';
import { useClient } from '../../../platform/api.tsx';
import { DialogEnd } from '../../../routes/shared/DialogEnd.tsx';
import { ifMatch } from '../../shared/ifMatch.ts';
import { useDialogSave } from '../../shared/useDialogSave.ts';
import { bindFields } from '../product/bindFields.ts';
import { PromoDays, PromoLimits } from './PromoLimits.tsx';
import { PromoProducts } from './PromoProducts.tsx';
import { checkPromoDraft, type PromoDraft, type StaffPromoCode, toPromoDraft, toPromoInput } from './promoDraft.ts';
import { promoMessages as messages } from './promoMessages.ts';

export interface PromoCodeFormProps {
  /** Undefined: a new one. */
  readonly promoCode: StaffPromoCode | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: StaffPromoCode) => void;
  /** Loads the version that another staff member has saved. */
  readonly loadCurrent: (id: string) => Promise<StaffPromoCode | undefined>;
}

/** A dialog with what a promo code takes off, of what, when and how often. */
export function PromoCodeForm(props: PromoCodeFormProps) {
  const { promoCode, onClose } = props;
  const { draft, change, attempt, errors, save } = useSave(props);
  const title = promoCode ? messages.editTitle(promoCode.code) : messages.addTitle;
  const field = bindFields({ draft, change });
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!attempt.isBusy}>
      <Form label={title} errors={errors} onSubmit={save}>
        <Stack gap="medium">
          <TextField
            {...field('code')}
            label={messages.code}
            description={messages.codeHint}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={24}
            required
          />
          <Discount draft={draft} change={change} />
          <PromoProducts draft={draft} change={change} />
          <PromoDays draft={draft} change={change} />
          <PromoLimits draft={draft} change={change} />
          <Switch label={messages.active} checked={draft.isActive} onChange={(isActive) => change({ isActive })} />
          <DialogEnd attempt={attempt} confirm={messages.save} close={messages.cancel} onClose={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}

interface DiscountProps {
  readonly draft: PromoDraft;
  readonly change: (part: Partial<PromoDraft>) => void;
}

function Discount({ draft, change }: DiscountProps) {
  const field = bindFields({ draft, change });
  return (
    <>
      <RadioGroup
        label={messages.kind}
        options={[
          { value: 'percent', label: messages.kinds.percent },
          { value: 'amount', label: messages.kinds.amount },
        ]}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'percent' ? (
        <TextField {...field('percent')} label={messages.percent} inputMode="numeric" maxLength={3} required />
      ) : (
        <TextField
          {...field('amount')}
          label={messages.amount}
          description={messages.amountHint}
          inputMode="decimal"
          maxLength={10}
          required
        />
      )}
    </>
  );
}

const fields = ['code', 'percent', 'amount', 'valid_until', 'max_uses', 'max_uses_per_customer'];

function useSave({ promoCode, onSaved, loadCurrent }: PromoCodeFormProps) {
  const client = useClient();
  const send = async (draft: PromoDraft, seen: StaffPromoCode | undefined) => {
    const body = toPromoInput(draft);
    if (!seen) return onSaved(await client.call('createPromoCode', { body }));
    const headers = ifMatch(seen.version);
    onSaved(await client.call('replacePromoCode', { path: { id: seen.id }, headers, body }));
  };
  const [opened, toDraft, findErrors] = [promoCode, toPromoDraft, checkPromoDraft];
  return useDialogSave({ messages, fields, opened, toDraft, findErrors, send, loadCurrent });
}
