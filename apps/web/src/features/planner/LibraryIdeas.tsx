import { Section, Text, ToggleChip } from '@aitours/ui';
import { useState } from 'react';
import type { LibraryActivity } from '../../platform/activity-library/activityLibrary.ts';
import * as styles from './LibraryIdeas.css.ts';
import { messages } from './messages.ts';
import { useLibrary } from './useLibrary.ts';

/** Ideas from the activity library; empty when it can't be read (PLAN-32). */
export function LibraryIdeas({ onIdea }: { onIdea: (text: string) => void }) {
  const { ideas, exists } = useLibrary();
  const [removedName, setRemovedName] = useState<string>();
  if (ideas.length === 0) return null;
  const choose = async ({ id, name, location }: LibraryActivity) => {
    if (await exists(id)) onIdea(messages.idea(name, location.split(', ').at(-1) ?? location));
    else setRemovedName(name);
  };
  return (
    <Section title={messages.ideas} description={messages.ideasHint} size="small">
      <div className={styles.ideas}>
        {ideas.map((idea) => (
          <ToggleChip key={idea.id} label={idea.name} pressed={false} onChange={() => void choose(idea)} />
        ))}
      </div>
      <div role="status">
        {removedName !== undefined && <Text tone="soft">{messages.ideaRemoved(removedName)}</Text>}
      </div>
    </Section>
  );
}
