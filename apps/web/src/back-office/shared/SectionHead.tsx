import { Heading, Inline, Stack, Text } from '@aitours/ui';
import type { ReactNode } from 'react';

export interface SectionHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly action?: ReactNode;
}

export function SectionHead({ title, lead, action }: SectionHeadProps) {
  return (
    <Inline justify="between" align="end" gap="medium">
      <Stack gap="xxsmall">
        <Heading level={1} size="large">
          {title}
        </Heading>
        <Text tone="soft">{lead}</Text>
      </Stack>
      {action}
    </Inline>
  );
}
