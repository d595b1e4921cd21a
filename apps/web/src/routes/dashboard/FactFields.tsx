import { diets as allDiets, type Diet, formatDiet } from '@aitours/domain/activity';
import { NativeSelect, Section, TextArea, TextField } from '@aitours/ui';
import type { ReactNode } from 'react';
import * as styles from './ActivityForm.css.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { CheckboxesField } from './CheckboxesField.tsx';
import { type FactsDraft, hasRamadanHours, type Known } from './factsDraft.ts';

interface GroupProps {
  readonly draft: FactsDraft;
  readonly change: (part: Partial<FactsDraft>) => void;
}

interface FactFieldsProps extends GroupProps {
  /** Default: yes. A tour is in several places, each with hours of its own. */
  readonly hasHours?: boolean;
  readonly children?: ReactNode;
}

/** The fields of a product's facts; an empty field is an unknown fact. */
export function FactFields({ hasHours = true, children, ...props }: FactFieldsProps) {
  return (
    <Section title={messages.groups.facts} description={messages.factsHint} size="medium">
      <Limits {...props} />
      <Conditions {...props} />
      <Meal {...props} />
      <Belongings {...props} />
      {hasHours && <RamadanFields {...props} />}
      {children}
    </Section>
  );
}

const Limits = ({ draft, change }: GroupProps) => (
  <div className={styles.fields}>
    <TextField
      name="facts.min_age"
      label={messages.minAge}
      inputMode="numeric"
      maxLength={2}
      value={draft.minAge}
      onChange={(minAge) => change({ minAge })}
    />
    <TextField
      name="facts.min_height_cm"
      label={messages.minHeight}
      inputMode="numeric"
      maxLength={3}
      value={draft.minHeight}
      onChange={(minHeight) => change({ minHeight })}
    />
  </div>
);

const Conditions = ({ draft, change }: GroupProps) => (
  <div className={styles.fields}>
    <KnownField
      name="facts.step_free"
      label={messages.stepFree}
      value={draft.stepFree}
      onChange={(stepFree) => change({ stepFree })}
    />
    <KnownField
      name="facts.stroller"
      label={messages.stroller}
      value={draft.stroller}
      onChange={(stroller) => change({ stroller })}
    />
    <KnownField
      name="facts.toilets"
      label={messages.toilets}
      value={draft.toilets}
      onChange={(toilets) => change({ toilets })}
    />
    <KnownField
      name="facts.outdoors"
      label={messages.outdoors}
      value={draft.outdoors}
      onChange={(outdoors) => change({ outdoors })}
    />
  </div>
);

interface KnownFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: Known;
  readonly onChange: (value: Known) => void;
}

const KnownField = ({ onChange, ...field }: KnownFieldProps) => (
  <NativeSelect
    {...field}
    options={messages.knownOptions}
    onChange={(value) => onChange(value === 'yes' || value === 'no' ? value : '')}
  />
);

function Meal({ draft: { diets }, change }: GroupProps) {
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          label={messages.meal}
          options={messages.mealOptions}
          value={diets ? 'meal' : ''}
          onChange={(value) => change({ diets: value === 'meal' ? (diets ?? []) : null })}
        />
      </div>
      {diets && <Diets diets={diets} onChange={(chosen) => change({ diets: chosen })} />}
    </>
  );
}

interface DietsProps {
  readonly diets: readonly Diet[];
  readonly onChange: (diets: readonly Diet[]) => void;
}

const Diets = ({ diets, onChange }: DietsProps) => (
  <CheckboxesField
    name="facts.diets"
    label={messages.diets}
    options={allDiets.map((diet) => ({ value: diet, label: formatDiet(diet) }))}
    chosen={diets}
    onChange={onChange}
  />
);

const Belongings = ({ draft, change }: GroupProps) => (
  <>
    <TextField
      name="facts.dress_code"
      label={messages.dressCode}
      maxLength={200}
      value={draft.dressCode}
      onChange={(dressCode) => change({ dressCode })}
    />
    <TextArea
      name="facts.bring"
      label={messages.bring}
      description={messages.perLine}
      value={draft.bring}
      onChange={(bring) => change({ bring })}
    />
  </>
);

const RamadanFields = ({ draft, change }: GroupProps) => (
  <div className={styles.fields}>
    <TextField
      type="time"
      name="facts.ramadan_hours.opens"
      label={messages.ramadanOpens}
      description={messages.ramadanHint}
      value={draft.ramadanOpens}
      onChange={(ramadanOpens) => change({ ramadanOpens })}
      required={hasRamadanHours(draft)}
    />
    <TextField
      type="time"
      name="facts.ramadan_hours.closes"
      label={messages.ramadanCloses}
      description={messages.ramadanClosesHint}
      value={draft.ramadanCloses}
      onChange={(ramadanCloses) => change({ ramadanCloses })}
      required={hasRamadanHours(draft)}
    />
  </div>
);
