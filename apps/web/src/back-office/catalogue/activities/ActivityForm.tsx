import { activityTypes, formatActivityType } from '@aitours/domain/activity';
import { NativeSelect, Section, TextField } from '@aitours/ui';
import { activityFormMessages as messages } from '../../shared/activityFormMessages.ts';
import { ActivityPictures } from '../pictures/ActivityPictures.tsx';
import * as styles from '../product/ActivityForm.css.ts';
import { bindFields } from '../product/bindFields.ts';
import { EditForm } from '../product/EditForm.tsx';
import { PriceSeasons } from '../product/PriceSeasons.tsx';
import { ProductTexts } from '../product/ProductTexts.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import { ActivityLists } from './ActivityLists.tsx';
import type { ActivityDraft } from './activityDraft.ts';

export interface GroupProps {
  readonly draft: ActivityDraft;
  readonly change: (part: Partial<ActivityDraft>) => void;
}

/** All fields of an activity. */
export function ActivityForm({ editing }: { readonly editing: ProductEditing<ActivityDraft> }) {
  const { draft, change } = editing;
  return (
    <EditForm label={messages.form} editing={editing}>
      <Texts draft={draft} change={change} />
      <Place draft={draft} change={change} />
      <Prices draft={draft} change={change} />
      <ActivityLists draft={draft} change={change} />
      <ActivityPictures draft={draft} change={change} />
    </EditForm>
  );
}

function Texts({ draft, change }: GroupProps) {
  return (
    <ProductTexts
      draft={draft}
      change={change}
      slugHint={messages.slugHint}
      beside={
        <NativeSelect
          name="activity_type"
          label={messages.type}
          options={activityTypes.map((value) => ({ value, label: formatActivityType(value) }))}
          value={draft.activityType}
          onChange={(value) => {
            const activityType = activityTypes.find((type) => type === value);
            if (activityType) change({ activityType });
          }}
        />
      }
    />
  );
}

function Place({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.place} size="medium">
      <div className={styles.fields}>
        <TextField {...field('location')} label={messages.location} maxLength={160} required />
        <TextField {...field('latitude')} label={messages.latitude} inputMode="decimal" maxLength={20} />
        <TextField {...field('longitude')} label={messages.longitude} inputMode="decimal" maxLength={20} />
      </div>
    </Section>
  );
}

function Prices({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.prices} size="medium">
      <div className={styles.fields}>
        <TextField
          {...field('basePrice', 'base_price')}
          label={messages.basePrice}
          inputMode="decimal"
          maxLength={10}
          required
        />
        <TextField
          {...field('childPrice', 'child_price')}
          label={messages.childPrice}
          description={messages.childPriceHint}
          inputMode="decimal"
          maxLength={10}
        />
        <TextField
          {...field('privatePrice', 'private_price')}
          label={messages.privatePrice}
          description={messages.privatePriceHint}
          inputMode="decimal"
          maxLength={10}
        />
      </div>
      <PriceSeasons
        label={messages.seasonsTitle}
        empty={messages.seasonsEmpty}
        path="price_seasons"
        rows={draft.priceSeasons}
        onChange={(priceSeasons) => change({ priceSeasons })}
        hasChild
      />
    </Section>
  );
}
