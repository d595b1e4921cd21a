import { useEffect, useState } from 'react';
import { useFirstInput } from '../hydration/index.ts';

type PhoneRules = Pick<typeof import('@aitours/domain/phone/parsePhone'), 'formatPhone' | 'isPhone' | 'parsePhone'>;

let loaded: PhoneRules | undefined;

const pending: PhoneRules = { formatPhone: (text) => text, isPhone: () => true, parsePhone: (text) => text };

/**
 * Returns the rules of phone numbers, which load with the first input because they are 25 kB. Until then each text is
 * accepted unchanged: the server validates and formats by the same rules.
 *
 * @param isNeeded loads them after the first render, to format a number that is shown
 */
export function usePhoneRules(isNeeded = false): PhoneRules {
  const isWanted = useFirstInput() || isNeeded;
  const [rules, setRules] = useState(loaded);
  useEffect(() => {
    if (rules || !isWanted) return;
    // The module itself: pages import the index for its messages, which would load the rules with the page.
    import('@aitours/domain/phone/parsePhone').then(
      ({ formatPhone, isPhone, parsePhone }) => {
        loaded = { formatPhone, isPhone, parsePhone };
        setRules(loaded);
      },
      // Offline: the next form tries again.
      () => undefined,
    );
  }, [rules, isWanted]);
  return rules ?? pending;
}
