import { Card, Container, Grid, Heading, LinkButton, Stack, Text } from '@aitours/ui';
import type { Shortcut } from './messages.ts';

/** States that the shop doesn't sell this, and links to the nearest products (SHELL-26, GAP-42). */
export function ShortcutView({ title, notSold, instead, links }: Shortcut) {
  return (
    <Container>
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" strong>
            {notSold}
          </Text>
          <Text measure>{instead}</Text>
        </Stack>
        <Grid columns={2} as="ul">
          {links.map((route) => (
            <Card key={route.title} as="li" padding="large">
              <Stack align="start">
                <Heading level={2} size="medium">
                  {route.title}
                </Heading>
                <Text tone="soft">{route.text}</Text>
                <LinkButton href={route.href}>{route.link}</LinkButton>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
