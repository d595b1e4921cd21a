import { classifyLatency } from '@aitours/domain/status';
import {
  Badge,
  Banner,
  Button,
  Card,
  Container,
  ErrorState,
  Grid,
  Heading,
  Inline,
  LinkButton,
  PageSkeleton,
  Section,
  Stack,
  Text,
} from '@aitours/ui';
import { CircleCheck, CircleX, Gauge } from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import type { Health } from './readHealth.ts';
import * as styles from './Status.css.ts';
import type { HealthState } from './useHealth.ts';
import { type ReportingTests, reportingTests, type TestOutcome } from './useReportingTests.ts';

export interface StatusViewProps {
  readonly state: HealthState;
  readonly retry: () => void;
  readonly tests: ReportingTests;
}

/** The health of the shop, in each state of the request (STATUS-01, STATUS-06). */
export function StatusView({ state, retry, tests }: StatusViewProps) {
  return (
    <div className={styles.page}>
      <Container>
        <Stack gap="xxlarge">
          <Inline justify="between">
            <Heading level={1}>{messages.title}</Heading>
            <LinkButton href={paths.home} tone="quiet">
              {messages.home}
            </LinkButton>
          </Inline>
          <Content state={state} retry={retry} />
          <Reporting {...tests} />
        </Stack>
      </Container>
    </div>
  );
}

function Content({ state, retry }: Omit<StatusViewProps, 'tests'>) {
  switch (state.is) {
    case 'loading':
      return <PageSkeleton shape="cards" label={messages.loading} />;
    case 'failed':
      return <ErrorState title={state.text} onRetry={retry} />;
    case 'loaded':
      return <Cards health={state.health} />;
  }
}

const bandTones = { fast: 'positive', moderate: 'pending', slow: 'critical' } as const;

/** The health of the server and the response time (STATUS-02 to STATUS-04). */
function Cards({ health: { isHealthy, milliseconds } }: { health: Health }) {
  const band = classifyLatency(milliseconds);
  return (
    <Grid columns={2}>
      <Card padding="large">
        <Section title={messages.health} size="small">
          <div>
            <Badge tone={isHealthy ? 'positive' : 'critical'} icon={isHealthy ? CircleCheck : CircleX}>
              {isHealthy ? messages.healthy : messages.unhealthy}
            </Badge>
          </div>
        </Section>
      </Card>
      <Card padding="large">
        <Section title={messages.latency} size="small">
          <Inline>
            <Text as="span" size="lead" figures>
              {messages.milliseconds(milliseconds)}
            </Text>
            <Badge tone={bandTones[band]} icon={Gauge}>
              {messages.bands[band]}
            </Badge>
          </Inline>
        </Section>
      </Card>
    </Grid>
  );
}

const outcomeTones = {
  off: 'info',
  sending: 'info',
  sent: 'positive',
  lost: 'critical',
  dropped: 'info',
} as const satisfies Record<TestOutcome, string>;

/** Error reporting is off unless configured, and the buttons say so (STATUS-05, GAP-72, GAP-74). */
function Reporting({ tried, run }: ReportingTests) {
  return (
    <Section title={messages.reporting} description={messages.reportingHint} size="medium">
      <Stack>
        <Inline>
          {reportingTests.map((test) => (
            <Button key={test} tone="secondary" onClick={() => run(test)}>
              {messages.tests[test]}
            </Button>
          ))}
        </Inline>
        <div role="status">
          {tried && (
            <Banner tone={outcomeTones[tried.outcome]}>
              {messages.outcomes[tried.outcome](messages.tests[tried.test])}
            </Banner>
          )}
        </div>
      </Stack>
    </Section>
  );
}
