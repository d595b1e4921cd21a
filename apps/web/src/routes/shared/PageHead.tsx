import { Heading, Stack, Text } from '@aitours/ui';

export interface PageHeadProps {
  title: string;
  /** The purpose of the page in one or two sentences. */
  lead: string;
}

export const PageHead = ({ title, lead }: PageHeadProps) => (
  <Stack gap="small">
    <Heading level={1}>{title}</Heading>
    <Text size="lead" tone="soft" measure>
      {lead}
    </Text>
  </Stack>
);
