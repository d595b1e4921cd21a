import { Banner, Stack, Text, TextLink } from '@aitours/ui';
import { messages } from './messages.ts';
import { getPlaceHref, type ShownPlan } from './parsePlan.ts';

/** The wishes that a plan doesn't fulfil, each with what could be done instead. */
export function UnmetWishes({ wishes }: { wishes: ShownPlan['unmet'] }) {
  if (wishes.length === 0) return null;
  return (
    <Banner tone="info" title={messages.unmet}>
      <Stack as="ul" gap="xxsmall">
        {wishes.map(({ wish, reason, alternative }) => (
          <li key={wish}>
            <Text size="small">
              {messages.unmetWish(wish, messages.unmetReason(reason))}
              {alternative && (
                <>
                  {'. '}
                  <TextLink href={getPlaceHref(alternative)}>{messages.instead(alternative.name)}</TextLink>
                </>
              )}
            </Text>
          </li>
        ))}
      </Stack>
    </Banner>
  );
}
