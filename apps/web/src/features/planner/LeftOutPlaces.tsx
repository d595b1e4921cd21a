import { leftOutReasons } from '@aitours/domain/planner';
import { Disclosure, Stack, Text, TextLink } from '@aitours/ui';
import { messages } from './messages.ts';
import { getPlaceHref, type ShownPlan } from './parsePlan.ts';
import * as styles from './TripPanel.css.ts';

/** Maximum number of places listed per reason. */
const MAX_LISTED = 8;

/** Lists why places are not in the plan. */
export function LeftOutPlaces({ places }: { places: ShownPlan['leftOut'] }) {
  if (places.length === 0) return null;
  return (
    <div className={styles.links}>
      <Disclosure title={messages.leftOut(places.length)}>
        <Stack>
          {leftOutReasons.map((reason) => {
            const ofReason = places.filter((place) => place.reason === reason);
            const hidden = ofReason.length - MAX_LISTED;
            return ofReason.length === 0 ? null : (
              <Stack key={reason} gap="xxsmall">
                <Text strong>{messages.reasons[reason]}</Text>
                <Stack as="ul" gap="xxsmall">
                  {ofReason.slice(0, MAX_LISTED).map((place) => (
                    <li key={getPlaceHref(place)}>
                      <TextLink href={getPlaceHref(place)} standalone>
                        {place.name}
                      </TextLink>
                    </li>
                  ))}
                </Stack>
                {hidden > 0 && (
                  <Text size="small" tone="soft">
                    {messages.andMore(hidden)}
                  </Text>
                )}
              </Stack>
            );
          })}
        </Stack>
      </Disclosure>
    </div>
  );
}
