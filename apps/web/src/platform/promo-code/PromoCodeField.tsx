import { Button, Disclosure, Stack, Text, TextField } from '@aitours/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import type { PromoCodeEntry } from './usePromoCodeEntry.ts';

/** Where a traveller enters a promo code, or removes it. The order summary shows what it takes off. */
export default function PromoCodeField({ promo }: { promo: PromoCodeEntry<unknown> }) {
  const { code, isChecking, isRefused } = promo;
  const isApplied = code !== null && promo.error === undefined;
  const container = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  // The control that was used is gone, or the field has an error.
  useEffect(() => {
    if ((hasActed.current || isRefused) && !isChecking) focusIn(container.current, isApplied ? 'button' : 'input');
  }, [isApplied, isChecking, isRefused]);
  return (
    <div ref={container}>
      <Stack gap="xsmall">
        <div role="status">
          {isApplied && promo.priced !== undefined && <Text size="small">{messages.promoCodeApplied(code)}</Text>}
        </div>
        {isApplied ? (
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              hasActed.current = true;
              promo.remove();
            }}
          >
            {messages.removePromoCode(code)}
          </Button>
        ) : (
          <Disclosure variant="plain" title={messages.haveCode} open={hasActed.current || promo.error !== undefined}>
            <Entry
              promo={promo}
              onApply={(text) => {
                hasActed.current = true;
                promo.apply(text);
                focusIn(container.current, 'input');
              }}
            />
          </Disclosure>
        )}
      </Stack>
    </div>
  );
}

const focusIn = (container: HTMLElement | null, selector: string) =>
  container?.querySelector<HTMLElement>(selector)?.focus();

interface EntryProps {
  promo: PromoCodeEntry<unknown>;
  onApply: (text: string) => void;
}

function Entry({ promo, onApply }: EntryProps) {
  const [text, setText] = useState(promo.code ?? '');
  // The field is in the form that books: Enter would book.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onApply(text);
  };
  return (
    <Stack gap="small">
      <TextField
        label={messages.promoCode}
        labelHidden
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={text}
        onChange={setText}
        onKeyDown={handleKey}
        {...(promo.error !== undefined && { errorMessage: promo.error })}
      />
      <Button
        tone="secondary"
        width="full"
        busy={promo.isChecking}
        busyLabel={messages.checkingPromoCode}
        onClick={() => onApply(text)}
      >
        {messages.applyPromoCode}
      </Button>
    </Stack>
  );
}
