import { Card, Container, Grid, Heading, LinkButton, Stack, Text } from '@aitours/ui';
import type { Shortcut } from './messages.ts';

/** States that the shop doesn't sell this, and links to the nearest products (SHELL-26, GAP-42). */
export function ShortcutView({ title, plain, instead, ways }: Shortcut) {
  return (
    <Container>
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" strong>
            {plain}
          </Text>
          <Text measure>{instead}</Text>
        </Stack>
        <Grid columns={2} as="ul">
          {ways.map((way) => (
            <Card key={way.title} as="li" padding="large">
              <Stack align="start">
                <Heading level={2} size="medium">
                  {way.title}
                </Heading>
                <Text tone="soft">{way.text}</Text>
                <LinkButton href={way.href}>{way.link}</LinkButton>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
