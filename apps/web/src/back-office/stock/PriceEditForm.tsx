import { maxPriceSeasons } from '@aitours/domain/pricing';
import { Banner, Button, Disclosure, Form, Inline, RadioGroup, TextField } from '@aitours/ui';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { CheckboxesField } from '../shared/CheckboxesField.tsx';
import { weekdayOptions } from '../shared/weekdays.ts';
import * as styles from './Availability.css.ts';
import { availabilityMessages } from './availabilityMessages.ts';
import { DateRangeFields } from './DateRangeFields.tsx';
import { countChanges, type PricePreview } from './previewPrices.ts';
import { formatPrices, priceMessages as messages } from './priceMessages.ts';
import type { PriceEditing } from './usePriceEdit.ts';

export interface PriceEditFormProps {
  readonly editing: PriceEditing;
  /** Whether there is a price for children. */
  readonly hasChild: boolean;
  /** In Dubai. */
  readonly today: string;
}

/** Sets another price for a range of dates: first what would change, then the change. */
export function PriceEditForm({ editing, hasChild, today }: PriceEditFormProps) {
  const { draft, errors, attempt, preview, change } = editing;
  return (
    <Form label={messages.form} errors={errors} onSubmit={preview ? editing.apply : editing.showPreview}>
      <RadioGroup
        label={messages.kind}
        options={messages.kinds}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'other' && <PriceFields editing={editing} hasChild={hasChild} />}
      <DateRangeFields start={draft.startDate} end={draft.endDate} today={today} onChange={change} />
      <CheckboxesField
        name="weekdays"
        label={availabilityMessages.weekdays}
        options={weekdayOptions}
        chosen={draft.weekdays}
        onChange={(weekdays) => change({ weekdays })}
        required
      />
      <AttemptError text={attempt.error} />
      {preview && <Preview preview={preview} />}
      {(!preview || isApplicable(preview)) && (
        <Inline>
          <Button type="submit" busy={attempt.isBusy} tone={preview ? 'primary' : 'secondary'}>
            {preview ? messages.apply : messages.showPreview}
          </Button>
        </Inline>
      )}
    </Form>
  );
}

const isApplicable = (preview: PricePreview) => countChanges(preview) > 0 && preview.seasons.length <= maxPriceSeasons;

const PriceFields = ({ editing: { draft, change }, hasChild }: Omit<PriceEditFormProps, 'today'>) => (
  <>
    <div className={styles.pair}>
      <TextField
        name="adult"
        label={messages.adult}
        inputMode="decimal"
        maxLength={10}
        value={draft.adult}
        onChange={(adult) => change({ adult })}
        required
      />
      {hasChild && (
        <TextField
          name="child"
          label={messages.child}
          inputMode="decimal"
          maxLength={10}
          value={draft.child}
          onChange={(child) => change({ child })}
          required
        />
      )}
    </div>
    <TextField
      name="name"
      label={messages.name}
      description={messages.nameHint}
      maxLength={60}
      value={draft.name}
      onChange={(name) => change({ name })}
      required
    />
  </>
);

function Preview({ preview }: { readonly preview: PricePreview }) {
  const { changes, unchanged, notOffered, booked, isNew, seasons } = preview;
  if (seasons.length > maxPriceSeasons)
    return (
      <Banner tone="critical" title={messages.tooMany} announce="alert">
        {messages.tooManyText(seasons.length)}
      </Banner>
    );
  const byPrice = Map.groupBy(changes, ({ before }) => formatPrices(before));
  return (
    <Banner
      tone={isNew || countChanges(preview) === 0 ? 'pending' : 'info'}
      title={isNew ? messages.isNewPreview : messages.preview}
      announce="status"
    >
      {isNew && <p>{messages.newPreviewText}</p>}
      <ul>
        {(changes.length > 0 || notOffered === 0) && <li>{messages.changes(changes.length)}</li>}
        {[...byPrice].map(
          ([price, [one, ...others]]) => one && <li key={price}>{messages.fromTo(one, others.length + 1)}</li>,
        )}
        {booked > 0 && <li>{messages.booked(booked)}</li>}
        {notOffered > 0 && <li>{messages.notOffered(notOffered)}</li>}
        {unchanged > 0 && <li>{messages.leaves(unchanged)}</li>}
      </ul>
      {changes.length > 0 && (
        <Disclosure title={messages.showDates(changes.length)} variant="plain">
          <ul className={styles.planned}>
            {changes.map((one) => (
              <li key={one.date}>{messages.date(one)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Banner>
  );
}
