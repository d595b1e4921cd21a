import { useAssistant } from '../../features/assistant/useAssistant.ts';
import { useConversation } from '../../features/planner/useConversation.ts';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { useClient, useConfig } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { questionGroups } from '../shared/questionGroups.ts';
import { AssistantView } from './Assistant.view.tsx';

/** /assistant: the content of the chat panel, unless an external chat is configured (GAP-72) */
export default function Assistant() {
  const planner = useConversation();
  const client = useClient();
  const { isSignedIn } = useSession();
  const config = useConfig();
  const { quirks, contactEndpoint } = config;
  const assistant = useAssistant({
    planner,
    questions: questionGroups(config).flatMap(({ questions }) => questions),
    acceptsPromoCodes: quirks.promoCodes,
    hasContactForm: quirks.contactEndpoint === '' || contactEndpoint !== '',
    loadBookings: async () => {
      if (!isSignedIn) return { is: 'guest' };
      const { loadOwnBookings } = await import('./loadOwnBookings.ts');
      return await loadOwnBookings(client, quirks.bookingsNoResponse);
    },
  });
  return <AssistantView assistant={assistant} preferences={planner.preferences} />;
}

export const meta = pageMeta('Travel assistant', 'Say where you would like to go, or ask about your bookings.');

export const isPrivate = true;
export const hasShell = false;
