import { Card, Container, Grid, Heading, Hero, Inline, LinkButton, Section, Stack, Text } from '@aitours/ui';
import { BadgeCheck, CalendarCheck, ReceiptText, Undo2 } from 'lucide-react';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { paths } from '../../platform/paths.ts';
import * as styles from './About.css.ts';
import { messages } from './messages.ts';

const icons = { places: CalendarCheck, prices: ReceiptText, cancelling: Undo2, people: BadgeCheck };

/** The company and its promises (STATIC-05, GAP-44). */
export function AboutView() {
  return (
    <Container>
      <Stack gap="section">
        <Hero height="low" title={messages.title} text={messages.lead} picture={getPicture('hero-creek')} />
        <Section title={messages.story.title}>
          <Stack gap="medium">
            {messages.story.paragraphs.map((paragraph) => (
              <Text key={paragraph} measure>
                {paragraph}
              </Text>
            ))}
          </Stack>
        </Section>
        <Section title={messages.promises.title} description={messages.promises.lead}>
          <Grid columns={4} as="ul">
            {messages.promises.all.map(({ icon, title, text }) => {
              const Icon = icons[icon];
              return (
                <Card key={title} as="li" padding="large">
                  <Stack gap="small">
                    <Icon aria-hidden className={styles.icon} />
                    <Heading level={3} size="small">
                      {title}
                    </Heading>
                    <Text tone="soft">{text}</Text>
                  </Stack>
                </Card>
              );
            })}
          </Grid>
        </Section>
        <Section title={messages.next.title} description={messages.next.text}>
          <Inline gap="medium">
            <LinkButton href={paths.thingsToDo()}>{messages.next.browse}</LinkButton>
            <LinkButton tone="secondary" href={paths.contact}>
              {messages.next.contact}
            </LinkButton>
          </Inline>
        </Section>
      </Stack>
    </Container>
  );
}
