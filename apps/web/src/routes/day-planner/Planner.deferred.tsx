import { canPlan, type DraftPreferences } from '@aitours/domain/planner';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { createItineraryCalendar } from '../../features/planner/itineraryCalendar.ts';
import { messages } from '../../features/planner/messages.ts';
import { toPlanInView } from '../../features/planner/parsePlan.ts';
import { useConversation } from '../../features/planner/useConversation.ts';
import { usePlan } from '../../features/planner/usePlan.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { shareLink } from '../../platform/shareLink.ts';
import { DayPlannerView } from './DayPlanner.view.tsx';

/** The planner with its conversation and plan. */
export default function Planner() {
  const notify = useNotify();
  const conversation = useConversation();
  const planning = usePlan(conversation.adoptSession);
  const { state } = planning;
  const plan = state.is === 'planned' ? state.plan : undefined;

  /** A plan in view follows the preferences. */
  const follow = (next: DraftPreferences) => {
    const isChanged = JSON.stringify(next) !== JSON.stringify(conversation.preferences);
    if (plan && isChanged && canPlan(next)) planning.generate(next, conversation.sessionId());
    return next;
  };

  const share = async () => {
    const outcome = await shareLink(navigator, messages.planTitle, location.href);
    if (outcome === 'copied') notify('success', messages.copied);
    if (outcome === 'failed') notify('error', messages.copyFailed);
  };
  const addToCalendar = async () => {
    if (!plan) return;
    try {
      saveFile(messages.calendarFile, 'text/calendar', await createItineraryCalendar(plan.id, plan.days));
    } catch {
      notify('error', messages.calendarFailed);
    }
  };
  return (
    <DayPlannerView
      conversation={{
        ...conversation,
        send: (text) => conversation.send(text, plan && toPlanInView(plan)).then(follow),
        remove: (preference) => follow(conversation.remove(preference)),
      }}
      planning={planning}
      onShare={() => void share()}
      onCalendar={() => void addToCalendar()}
    />
  );
}
