import { Heading, Stack, Text } from '@aitours/ui';

export interface PageHeadProps {
  title: string;
  /** What the page is for, in a sentence or two. */
  lead: string;
}

/** The beginning of a page. */
export const PageHead = ({ title, lead }: PageHeadProps) => (
  <Stack gap="small">
    <Heading level={1}>{title}</Heading>
    <Text size="lead" tone="soft" measure>
      {lead}
    </Text>
  </Stack>
);
