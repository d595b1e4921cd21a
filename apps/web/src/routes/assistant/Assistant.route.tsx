import { useConversation } from '../../features/planner/useConversation.ts';
import { pageMeta } from '../../platform/page.ts';
import { AssistantView } from './Assistant.view.tsx';

/** /assistant: the content of the chat panel, unless an external chat is configured (GAP-72) */
export default function Assistant() {
  return <AssistantView conversation={useConversation()} />;
}

export const meta = pageMeta('Travel assistant', 'Say where you would like to go, and what you like.');

export const isPrivate = true;
export const hasShell = false;
