import { Container, english, Heading, LinkButton, ProductCard, Stack, Text } from '@aitours/ui';
import { vars } from '@aitours/ui/theme';
import { Reminder } from './Reminder.tsx';

/** A server component: only the form, and components that need the browser, are sent as JavaScript. */
export default async function Page() {
  return (
    <Container as="main">
      <Stack gap="large">
        <Heading level={1}>Something to do after the conference</Heading>
        <ProductCard
          title="Dhow at dusk"
          href="https://shop.example/activity/dhow"
          eyebrow="water"
          picture={{}}
          price={{ prefix: 'from', amount: 'AED 265.00' }}
        />
        <Reminder />
        <Text>
          “{english.components.close}” is a message, {vars.action.base} a colour of the theme.
        </Text>
        <LinkButton href="https://shop.example/things-to-do">See everything</LinkButton>
      </Stack>
    </Container>
  );
}
