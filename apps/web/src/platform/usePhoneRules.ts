import { useEffect, useState } from 'react';

type PhoneRules = Pick<typeof import('@aitours/domain/phone/parsePhone'), 'formatPhone' | 'isPhone' | 'parsePhone'>;

let loaded: PhoneRules | undefined;

const pending: PhoneRules = { formatPhone: (text) => text, isPhone: () => true, parsePhone: (text) => text };

/**
 * Returns the rules of phone numbers, which load after the first render because they are 25 kB. Until then each text
 * is accepted unchanged: the server validates and formats by the same rules.
 */
export function usePhoneRules(): PhoneRules {
  const [rules, setRules] = useState(loaded);
  useEffect(() => {
    if (rules) return;
    // The module itself: pages import the index for its messages, which would load the rules with the page.
    import('@aitours/domain/phone/parsePhone').then(
      ({ formatPhone, isPhone, parsePhone }) => {
        loaded = { formatPhone, isPhone, parsePhone };
        setRules(loaded);
      },
      // Offline: the next form tries again.
      () => undefined,
    );
  }, [rules]);
  return rules ?? pending;
}
