import { Button, Heading, Inline, Stack, Text } from '@aitours/ui';
import { Download } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { saveFile } from '../../platform/saveFile.ts';
import { secondFactorMessages as messages } from './secondFactorMessages.ts';

/** The recovery codes, once. */
export function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack align="start">
      <Heading level={3} focusable ref={heading}>
        {messages.codesTitle}
      </Heading>
      <Text>{messages.codesHint}</Text>
      <Stack as="ul" gap="xxsmall">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Stack>
      <Inline>
        <Button
          tone="secondary"
          icon={Download}
          onClick={() => saveFile(messages.fileName, 'text/plain;charset=utf-8', `${codes.join('\n')}\n`)}
        >
          {messages.download}
        </Button>
        <Button onClick={onClose}>{messages.done}</Button>
      </Inline>
    </Stack>
  );
}
