import { maxChildAge } from '@aitours/domain/browse';
import { Checkbox, NativeSelect, Stack, Text } from '@aitours/ui';
import { ANY, filterMessages } from './filterMessages.ts';
import type { BrowsingProps } from './ThingsToDo.view.tsx';
import type { OptionCounts } from './useOptionCounts.ts';

export interface FactChoicesProps extends BrowsingProps {
  counts: OptionCounts;
}

const ages = Array.from({ length: maxChildAge + 1 }, (_, age) => age);
const flags = ['step_free', 'stroller', 'free_cancellation'] as const;

const join = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** The filters by facts of products, and by free cancellation. An unknown fact never matches. */
export function FactChoices({ browsing, onBrowse, counts }: FactChoicesProps) {
  const { suits_age = ANY, language = ANY } = browsing;
  const languages = new Set([...counts.listValues('language').filter((value) => value !== ANY), language]);
  languages.delete(ANY);
  const unlessAny = (value: string) => (value === ANY ? undefined : value);
  const withCount = (filter: 'suits_age' | 'language', value: string, label: string) => ({
    value,
    label: join(label, counts.format(filter, value)),
  });
  return (
    <Stack gap="medium">
      <NativeSelect
        label={filterMessages.youngest}
        options={[
          withCount('suits_age', ANY, filterMessages.anyAge),
          ...ages.map((age) => withCount('suits_age', String(age), filterMessages.age(age))),
        ]}
        value={suits_age}
        onChange={(value) => onBrowse({ suits_age: unlessAny(value), shown: undefined })}
      />
      <NativeSelect
        label={filterMessages.language}
        options={[
          withCount('language', ANY, filterMessages.anyLanguage),
          ...[...languages].map((name) => withCount('language', name, name)),
        ]}
        value={language}
        onChange={(value) => onBrowse({ language: unlessAny(value), shown: undefined })}
      />
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          checked={browsing[flag] !== undefined}
          onChange={(isChecked) => onBrowse({ [flag]: isChecked ? 'true' : undefined, shown: undefined })}
        >
          {join(filterMessages.flags[flag], counts.format(flag, 'true'))}
        </Checkbox>
      ))}
      <Text tone="soft">{filterMessages.unknown}</Text>
    </Stack>
  );
}
