import { Checkbox, Section, TextField } from '@aitours/ui';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { ActivityPictures } from '../pictures/ActivityPictures.tsx';
import * as styles from '../product/ActivityForm.css.ts';
import { bindFields } from '../product/bindFields.ts';
import { EditForm } from '../product/EditForm.tsx';
import { FactFields } from '../product/FactFields.tsx';
import { LanguagesField } from '../product/LanguagesField.tsx';
import { MeetingPointFields } from '../product/MeetingPointFields.tsx';
import { PriceSeasons } from '../product/PriceSeasons.tsx';
import { ProductTexts } from '../product/ProductTexts.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import { TermRows } from '../product/TermRows.tsx';
import { TourDays } from './TourDays.tsx';
import type { TourDraft } from './tourDraft.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';

/** All fields of a tour. */
export function TourForm({ editing }: { readonly editing: ProductEditing<TourDraft> }) {
  const { draft, change } = editing;
  return (
    <EditForm label={messages.form} editing={editing}>
      <Texts draft={draft} change={change} />
      <Place draft={draft} change={change} />
      <Prices draft={draft} change={change} />
      <TourDays draft={draft} change={change} />
      <FactFields draft={draft} change={change} hasHours={false}>
        <LanguagesField draft={draft} change={change} />
      </FactFields>
      <MeetingPointFields draft={draft} change={change} />
      <TermRows draft={draft} change={change} />
      <ActivityPictures draft={draft} change={change} />
    </EditForm>
  );
}

type GroupProps = Pick<ProductEditing<TourDraft>, 'draft' | 'change'>;

function Texts({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <ProductTexts
      draft={draft}
      change={change}
      slugHint={shared.slugHint}
      beside={
        <TextField
          {...field('tourType', 'tour_type')}
          label={messages.tourType}
          description={messages.tourTypeHint}
          maxLength={60}
          required
        />
      }
    />
  );
}

function Place({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.place} size="medium">
      <div className={styles.fields}>
        <TextField
          {...field('location')}
          label={messages.location}
          description={messages.locationHint}
          maxLength={160}
        />
        <TextField {...field('meetingPoint', 'meeting_point')} label={messages.meetingPoint} maxLength={200} />
      </div>
      <Checkbox name="featured" checked={draft.featured} onChange={(featured) => change({ featured })}>
        {messages.featured}
      </Checkbox>
    </Section>
  );
}

function Prices({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.prices} size="medium">
      <div className={styles.fields}>
        <TextField
          {...field('basePrice', 'base_price')}
          label={messages.basePrice}
          inputMode="decimal"
          maxLength={10}
          required
        />
        <TextField
          {...field('minGroup', 'min_group_size')}
          label={messages.minGroup}
          description={messages.minGroupHint}
          inputMode="numeric"
          maxLength={3}
        />
        <TextField
          {...field('maxGroup', 'max_group_size')}
          label={messages.maxGroup}
          description={messages.maxGroupHint}
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      <PriceSeasons
        label={shared.seasonsTitle}
        empty={messages.seasonsEmpty}
        path="price_seasons"
        rows={draft.priceSeasons}
        onChange={(priceSeasons) => change({ priceSeasons })}
        hasChild={false}
      />
    </Section>
  );
}
