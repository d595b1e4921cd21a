import { TextArea } from '@aitours/ui';
import { activityFormMessages as messages } from '../../shared/activityFormMessages.ts';

interface LanguagesFieldProps {
  readonly draft: { readonly languages: string };
  readonly change: (part: { languages: string }) => void;
}

/** The languages of the guides, one per line. */
export const LanguagesField = ({ draft, change }: LanguagesFieldProps) => (
  <TextArea
    name="languages"
    label={messages.languages}
    description={messages.languagesHint}
    value={draft.languages}
    onChange={(languages) => change({ languages })}
  />
);
