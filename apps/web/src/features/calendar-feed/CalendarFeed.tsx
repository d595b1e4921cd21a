import { formatDate, toDubaiDate } from '@aitours/domain/dates';
import { Banner, Button, Card, Inline, Section, Skeleton, Stack, Text, TextField, VisuallyHidden } from '@aitours/ui';
import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages.ts';
import { type CalendarFeedState, useCalendarFeed } from './useCalendarFeed.ts';

/** Creates, replaces and ends the secret address of the customer's calendar. */
export function CalendarFeed() {
  const feed = useCalendarFeed();
  return (
    <Card padding="large">
      <Section title={messages.title} size="medium">
        <Stack align="start">
          <Text>{messages.lead}</Text>
          <Content {...feed} />
        </Stack>
      </Section>
    </Card>
  );
}

function Content({ state, isBusy, hasFailed, isRemoved, replace, remove }: CalendarFeedState) {
  if (state.is === 'loading')
    return (
      <>
        <Skeleton />
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
      </>
    );
  if (state.is === 'failed') return <Banner tone="critical" title={messages.loadFailed} onRetry={state.retry} />;
  const hasAddress = state.createdAt !== null;
  return (
    <>
      {state.createdAt !== null && state.url === null && (
        <Text>{messages.since(formatDate(toDubaiDate(new Date(state.createdAt))))}</Text>
      )}
      {state.url !== null && <Address url={state.url} />}
      <output>{isRemoved && <Text as="span">{messages.removed}</Text>}</output>
      {hasFailed && (
        <Banner tone="critical" announce="alert">
          {messages.failed}
        </Banner>
      )}
      <Inline>
        <Button tone="secondary" icon={CalendarPlus} busy={isBusy} busyLabel={messages.busy} onClick={replace}>
          {hasAddress ? messages.replace : messages.create}
        </Button>
        {hasAddress && (
          <Button tone="quiet" busy={isBusy} busyLabel={messages.busy} onClick={remove}>
            {messages.remove}
          </Button>
        )}
      </Inline>
    </>
  );
}

function Address({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<string>();
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => setOutcome(messages.copied),
      () => setOutcome(messages.copyFailed),
    );
  return (
    <>
      <TextField label={messages.address} description={messages.addressHint} value={url} readOnly />
      <Inline>
        <Button icon={Copy} onClick={copy}>
          {messages.copy}
        </Button>
        <output>{outcome && <Text as="span">{outcome}</Text>}</output>
      </Inline>
    </>
  );
}
