import { formatTime } from '@aitours/domain/dates';
import { Card, Container, Disclosure, Grid, Receipt, Section, Stack, Text, TextLink } from '@aitours/ui';
import { readConversation } from '../../features/assistant/handedOver.ts';
import { deferPart } from '../../hydration/index.ts';
import { PlaceMapFrame } from '../../platform/maps/PlaceMapFrame.tsx';
import { paths } from '../../platform/paths.ts';
import { useToday } from '../../platform/useToday.ts';
import { messages as timing } from '../../platform/visit-timing/messages.ts';
import { useOwnClock } from '../../platform/visit-timing/useOwnClock.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { usePartFailure } from '../shared/usePartFailure.ts';
import { messages } from './messages.ts';
import type { ContactFormState } from './useContactForm.ts';

const { details, hours, map, faq } = messages;

/** The form needs more script than the rest of the page. */
const ContactForm = deferPart(
  () => import('./ContactForm.deferred.tsx'),
  usePartFailure,
  () => readConversation() !== null,
);

/** The usual opening time of the office (CONTACT-04). */
const OPENS = '09:00';

/** The contact form, if there is one, and other contact details (CONTACT-01 to CONTACT-05). */
export function ContactView({ form }: { form: ContactFormState | null }) {
  return (
    <Container>
      <Stack gap="xxlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        <Grid columns={2} gap="xxlarge">
          {form ? <ContactForm {...form} /> : <WithoutForm />}
          <Stack gap="xlarge">
            <Section title={details.title} size="medium">
              <Receipt sections={[{ rows: contactRows }]} />
            </Section>
            <Section title={hours.title} size="medium" description={<OfficeZone />}>
              <Receipt sections={[{ rows: [...hours.days] }]} />
            </Section>
          </Stack>
        </Grid>
        <Section title={map.title}>
          <OfficeMap />
        </Section>
        <Section title={faq.title} action={<TextLink href={paths.faq}>{faq.all}</TextLink>}>
          <Stack gap="small">
            {faq.questions.map(({ question, answer }) => (
              <Disclosure key={question} title={question} level={3}>
                <Text measure>{answer}</Text>
              </Disclosure>
            ))}
          </Stack>
        </Section>
      </Stack>
    </Container>
  );
}

const WithoutForm = () => (
  <Card padding="large">
    <Section title={messages.form.title} size="medium">
      <Text>
        {messages.form.absent} <TextLink href={`mailto:${details.emailAddress}`}>{details.emailAddress}</TextLink>
      </Text>
      <Text>
        {messages.form.absentPhone} <TextLink href={details.phoneHref}>{details.phoneNumber}</TextLink>
      </Text>
    </Section>
  </Card>
);

/** Shows the opening time in the visitor's time zone, if it differs from Dubai's. */
function OfficeZone() {
  const today = useToday();
  const ownClock = useOwnClock();
  const own = today && ownClock(today, OPENS);
  if (!own) return hours.zone;
  return `${hours.zone}. ${hours.own(formatTime(OPENS), timing.own(own))}`;
}

const contactRows = [
  { label: details.phone, value: <TextLink href={details.phoneHref}>{details.phoneNumber}</TextLink> },
  {
    label: details.email,
    value: <TextLink href={`mailto:${details.emailAddress}`}>{details.emailAddress}</TextLink>,
  },
  { label: details.address, value: details.addressText },
];

/** The coordinates of the office (CONTACT-05). */
const office = { latitude: 25.2048, longitude: 55.2708 };

const OfficeMap = () => <PlaceMapFrame point={office} title={messages.map.pin} />;
