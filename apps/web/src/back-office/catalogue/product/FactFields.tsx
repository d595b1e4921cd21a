import { diets as allDiets, type Diet, formatDiet } from '@aitours/domain/activity';
import { NativeSelect, Section, TextArea, TextField } from '@aitours/ui';
import type { ReactNode } from 'react';
import { CheckboxesField } from '../../shared/CheckboxesField.tsx';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import { bindFields } from './bindFields.ts';
import * as styles from './editor.css.ts';
import { type FactsDraft, hasRamadanHours } from './factsDraft.ts';

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

function Limits({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <div className={styles.fields}>
      <TextField {...field('minAge', 'facts.min_age')} label={messages.minAge} inputMode="numeric" maxLength={2} />
      <TextField
        {...field('minHeight', 'facts.min_height_cm')}
        label={messages.minHeight}
        inputMode="numeric"
        maxLength={3}
      />
    </div>
  );
}

const conditions = [
  { key: 'stepFree', name: 'facts.step_free' },
  { key: 'stroller', name: 'facts.stroller' },
  { key: 'toilets', name: 'facts.toilets' },
  { key: 'outdoors', name: 'facts.outdoors' },
] as const;

const Conditions = ({ draft, change }: GroupProps) => (
  <div className={styles.fields}>
    {conditions.map(({ key, name }) => (
      <NativeSelect
        key={key}
        name={name}
        label={messages[key]}
        options={messages.knownOptions}
        value={draft[key]}
        onChange={(value) => change({ [key]: value === 'yes' || value === 'no' ? value : '' })}
      />
    ))}
  </div>
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

function Belongings({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <>
      <TextField {...field('dressCode', 'facts.dress_code')} label={messages.dressCode} maxLength={200} />
      <TextArea {...field('bring', 'facts.bring')} label={messages.bring} description={messages.perLine} />
    </>
  );
}

function RamadanFields({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <div className={styles.fields}>
      <TextField
        {...field('ramadanOpens', 'facts.ramadan_hours.opens')}
        type="time"
        label={messages.ramadanOpens}
        description={messages.ramadanHint}
        required={hasRamadanHours(draft)}
      />
      <TextField
        {...field('ramadanCloses', 'facts.ramadan_hours.closes')}
        type="time"
        label={messages.ramadanCloses}
        description={messages.ramadanClosesHint}
        required={hasRamadanHours(draft)}
      />
    </div>
  );
}
