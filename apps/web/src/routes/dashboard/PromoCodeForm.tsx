import { isProblem } from '@aitours/api-client';
import { Dialog, Form, RadioGroup, Stack, Switch, TextField } from '@aitours/ui';
import { useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { DialogEnd } from '../shared/DialogEnd.tsx';
import { bindFields } from './bindFields.ts';
import { PromoDays, PromoLimits } from './PromoLimits.tsx';
import { PromoProducts } from './PromoProducts.tsx';
import { checkPromoDraft, type PromoDraft, type StaffPromoCode, toPromoDraft, toPromoInput } from './promoDraft.ts';
import { promoMessages as messages } from './promoMessages.ts';

export interface PromoCodeFormProps {
  /** Undefined: a new one. */
  readonly promoCode: StaffPromoCode | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: StaffPromoCode) => void;
  /** Called if another staff member has changed it. */
  readonly onStale: () => void;
}

/** A dialog with what a promo code takes off, of what, when and how often. */
export function PromoCodeForm(props: PromoCodeFormProps) {
  const { promoCode, onClose } = props;
  const [draft, setDraft] = useState(() => toPromoDraft(promoCode));
  const { attempt, errors, save } = useSave(draft, props);
  const title = promoCode ? messages.editTitle(promoCode.code) : messages.addTitle;
  const change = (part: Partial<PromoDraft>) => setDraft((current) => ({ ...current, ...part }));
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
          <PromoProducts products={draft.products} onChange={(products) => change({ products })} />
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

/** Saves a promo code that is complete, in the version that was opened. */
function useSave(draft: PromoDraft, { promoCode, onSaved, onStale }: PromoCodeFormProps) {
  const client = useClient();
  const attempt = useAttempt(messages.saveFailed, undefined, fields);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isStale, setStale] = useState(false);
  const save = () => {
    const found = checkPromoDraft(draft);
    setErrors(found);
    setStale(false);
    if (Object.keys(found).length > 0) return;
    attempt.run(async () => {
      const body = toPromoInput(draft);
      if (!promoCode) return onSaved(await client.call('createPromoCode', { body }));
      try {
        const headers = { 'If-Match': promoCode.version };
        onSaved(await client.call('replacePromoCode', { path: { id: promoCode.id }, headers, body }));
      } catch (error) {
        if (!isProblem(error, 'precondition-failed')) throw error;
        setStale(true);
        onStale();
      }
    });
  };
  const error = isStale ? messages.changedMeanwhile : attempt.error;
  return { attempt: { ...attempt, error }, errors: { ...attempt.fieldErrors, ...errors }, save };
}
