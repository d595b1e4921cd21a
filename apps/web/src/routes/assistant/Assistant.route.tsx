import { useAssistant } from '../../features/assistant/useAssistant.ts';
import { useConversation } from '../../features/planner/useConversation.ts';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { useClient, useConfig } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { AssistantView } from './Assistant.view.tsx';

/** /assistant: the content of the chat panel, unless an external chat is configured (GAP-72) */
export default function Assistant() {
  const planner = useConversation();
  const client = useClient();
  const { isSignedIn } = useSession();
  const config = useConfig();
  const assistant = useAssistant({
    planner,
    loadRules: async () => {
      const { createRules } = await import('./assistantRules.ts');
      return createRules(client, config, isSignedIn);
    },
  });
  return <AssistantView assistant={assistant} preferences={planner.preferences} />;
}

export const meta = createPageMeta('Travel assistant', 'Say where you would like to go, or ask about your bookings.');

export const isPrivate = true;
export const hasShell = false;
